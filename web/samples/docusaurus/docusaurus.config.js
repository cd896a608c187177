// A Docusaurus portal with Flaglane's elements. A copy of Flaglane's dist/site lies in static/flaglane.
export default {
  title: "Trainium cluster handbook",
  url: "https://handbook.example",
  baseUrl: "/",
  onBrokenLinks: "throw",
  scripts: [{ src: "/flaglane/elements.js", type: "module" }],
  presets: [["classic", { docs: { routeBasePath: "/" }, blog: false }]],
};
