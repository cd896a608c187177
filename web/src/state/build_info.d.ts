declare module "#build-info" {
  export const buildInfo: import("#engine/types").BuildInfo;
}
