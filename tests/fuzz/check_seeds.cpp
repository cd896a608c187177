// Writes the fuzzer's first texts into a folder, a file each: the checker's own test pastes, and the example
// of every rule with its mend. The two bytes in front choose form, place and Python (check_fuzz.cpp).
#include <cstddef>
#include <cstdio>
#include <string>
#include <string_view>

#include "check/rules.h"
#include "pastes.h"

namespace {

std::size_t written = 0;

bool write(const std::string& folder, std::string_view text) {
  const std::string path = folder + "/seed" + std::to_string(written);
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return false;
  // 0: the form is recognised, as in a page. The second byte goes through the places, Pythons and targets.
  const char choices[] = {'\0', static_cast<char>(written++ % 48)};
  const bool all = std::fwrite(choices, 1, sizeof(choices), file) == sizeof(choices) &&
                   std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && all;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 2;
  const std::string folder = arguments[1];
  for (const std::string_view paste : flaglane::check::testing::kPastes) {
    if (!write(folder, paste)) return 1;
  }
  for (const flaglane::check::Rule* rule : flaglane::check::rules()) {
    if (!write(folder, rule->example) || !write(folder, rule->mended)) return 1;
  }
  std::printf("%zu seeds in %s\n", written, folder.c_str());
  return 0;
}
