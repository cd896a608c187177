// _read_args_from_files: words that name an argument file (fromfile_prefix_chars).

#include <utility>

#include "argparse/engine.h"
#include "text/python_repr.h"
#include "text/python_space.h"
#include "text/utf8.h"

namespace flaglane::argparse {
namespace {

constexpr int kDeepestFile = 64;  // a file that names itself would go on for ever

}  // namespace

bool Engine::expand_files(Level& level) {
  if (!level.parser.has_fromfile) return true;
  const PrefixSet marks(level.parser.fromfile_prefix_chars);
  bool any = false;
  for (std::uint32_t i = 0; i < level.size; ++i) {
    const std::string_view text = word(level.begin + i);
    if (!text.empty() && marks.starts(text)) any = true;
  }
  if (!any) return true;
  std::vector<std::string_view> words;
  std::vector<std::uint32_t> origins;
  for (std::uint32_t i = 0; i < level.size; ++i) {
    if (!expand_file(level, level.begin + i, words, origins)) return false;
  }
  // The new words stand behind all others; a subcommand's old ones stay unreached.
  if (out_.origins.empty()) {
    for (std::uint32_t i = 0; i < out_.words.size(); ++i) out_.origins.push_back(i);
  }
  level.begin = static_cast<std::uint32_t>(out_.words.size());
  level.size = static_cast<std::uint32_t>(words.size());
  out_.words.insert(out_.words.end(), words.begin(), words.end());
  out_.origins.insert(out_.origins.end(), origins.begin(), origins.end());
  out_.decisions.resize(out_.words.size());
  return true;
}

bool Engine::expand_file(Level& level, std::uint32_t index, std::vector<std::string_view>& words,
                         std::vector<std::uint32_t>& origins) {
  const PrefixSet marks(level.parser.fromfile_prefix_chars);
  const std::uint32_t origin = out_.origins.empty() ? index : out_.origins[index];
  struct Pending {
    std::string_view text;
    int depth;
  };
  std::vector<Pending> pending = {{word(index), 0}};
  while (!pending.empty()) {
    const Pending next = pending.back();
    pending.pop_back();
    if (next.text.empty() || !marks.starts(next.text)) {
      words.push_back(next.text);
      origins.push_back(origin);
      continue;
    }
    const std::string_view name = next.text.substr(text::decode(next.text, 0).size);
    std::string content;
    bool read = false;
    if (next.depth < kDeepestFile && options_.files.read != nullptr) {
      read = options_.files.read(options_.files.context, name, content);
    } else {
      content = "[Errno 2] No such file or directory: " + text::repr(name, level.parser.dialect());
    }
    if (!read) {
      ErrorRecord record;
      record.code = ErrorCode::kFile;
      record.message = std::move(content);
      record.token = index;
      record.span = whole(index);
      if (!fail(level, std::move(record))) return false;
      continue;
    }
    const std::vector<std::string_view> lines = text::split_lines(out_.pool.copy(content));
    for (std::size_t i = lines.size(); i > 0; --i) pending.push_back({lines[i - 1], next.depth + 1});
  }
  return true;
}

}  // namespace flaglane::argparse
