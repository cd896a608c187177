// Gives each of Flaglane's frames the height that it asks for.
addEventListener("message", ({ source, data }) => {
  if (data?.type !== "flaglane-size") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.height = data.height;
});
