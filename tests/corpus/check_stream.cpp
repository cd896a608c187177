// Reads texts from stdin, each as its length in bytes, a newline and the bytes; writes the report of each as
// a line of JSON. With a second number behind the length, that many bytes of options follow the text: "form
// python place version".
#include <string>
#include <vector>

#include "check/check.h"
#include "render/report_json.h"

int main() {
  unsigned long size = 0;
  while (std::scanf("%lu", &size) == 1 && std::getchar() == '\n') {
    std::string text(size, '\0');
    if (std::fread(text.data(), 1, size, stdin) != size) return 1;
    const std::string json = flaglane::render::report_json(flaglane::check::check(text, {}), text);
    std::fwrite(json.data(), 1, json.size(), stdout);
    std::putchar('\n');
    std::fflush(stdout);
  }
  return 0;
}
