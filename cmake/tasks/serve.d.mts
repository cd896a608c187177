/** The headers that public/_headers gives to every path. */
export function siteHeaders(): [name: string, value: string][];

export interface ServeOptions {
  /** dist/site if not given */
  folder?: string;
  /** 0: any free one */
  port?: number;
  host?: string;
  /** the path the folder appears under; starts and ends with "/" */
  base?: string;
  /** another type for .wasm, as careless hosts send */
  wasmType?: string;
  /** those of public/_headers if not given */
  headers?: [name: string, value: string][];
}

export function serve(options?: ServeOptions): Promise<{ url: string; close(): Promise<void> }>;
