// _parse_optional and _get_option_tuples: what each word looks like before anything is consumed.

#include <cstring>
#include <utility>

#include "argparse/engine.h"
#include "argparse/negative_number.h"
#include "text/sort.h"
#include "text/utf8.h"

namespace flaglane::argparse {

// Every word is looked at first, even those that will be an option's value or a subcommand's: an ambiguous
// prefix far behind --help is fatal before help acts, whatever exit_on_error says.
bool Engine::classify(Level& level) {
  cells_->resize(level.first_cell + level.size);
  Cell* cells = cells_->data() + level.first_cell;
  for (std::uint32_t i = 0; i < level.size; ++i) {
    cells[i] = Cell{};
    const std::uint32_t index = level.begin + i;
    if (word(index) == "--") {
      cells[i].kind = '-';
      while (++i < level.size) {
        cells[i] = Cell{};
        cells[i].plain = Plain::kAfterDoubleDash;
      }
      break;
    }
    if (!classify_word(level, index, cells[i])) return false;
  }
  return true;
}

bool Engine::classify_word(Level& level, std::uint32_t index, Cell& cell) {
  const Plan& plan = level.plan;
  const std::string_view text = word(index);
  if (text.empty()) {
    cell.plain = Plain::kEmpty;
    return true;
  }
  if (!plan.prefixes.starts(text)) return true;

  cell.option = plan.find_option(text);
  if (cell.option != kNoIndex) {
    cell.kind = 'O';
    cell.match = Match::kExact;
    return true;
  }
  if (text.size() == 1 || (text.size() <= 4 && text.size() == text::decode(text, 0).size)) {
    cell.plain = Plain::kSingleChar;
    return true;
  }
  const std::size_t equals = text.find('=');
  if (equals != std::string_view::npos) {
    cell.option = plan.find_option(text.substr(0, equals));
    if (cell.option != kNoIndex) {
      cell.kind = 'O';
      cell.match = Match::kEquals;
      cell.value_begin = static_cast<std::uint32_t>(equals + 1);
      return true;
    }
  }
  return classify_prefix(level, index, cell);
}

// Abbreviations, joined short options, and what is left.
bool Engine::classify_prefix(Level& level, std::uint32_t index, Cell& cell) {
  const Plan& plan = level.plan;
  const std::string_view text = word(index);
  const std::size_t first_size = text::decode(text, 0).size;
  const bool is_long = plan.prefixes.starts(text, first_size);
  std::string_view prefix = text;
  std::uint32_t short_option = kNoIndex;  // -f of -fvalue
  std::size_t short_size = 0;
  std::uint32_t value_begin = kNoIndex;
  if (is_long) {
    const std::size_t equals = text.find('=');
    if (equals != std::string_view::npos) {
      prefix = text.substr(0, equals);
      value_begin = static_cast<std::uint32_t>(equals + 1);
    }
  } else {
    // Single-dash strings are matched whole as prefixes, = and all, even without allow_abbrev.
    short_size = first_size + text::decode(text, first_size).size;
    short_option = plan.find_option(text.substr(0, short_size));
  }
  Plan::Range range;
  if (!is_long || plan.allow_abbrev) range = plan.starting_with(prefix);
  const std::size_t candidates = range.size() + (short_option != kNoIndex ? 1 : 0);
  if (candidates > 1) {
    std::vector<std::uint32_t> options(plan.sorted.begin() + static_cast<std::ptrdiff_t>(range.begin),
                                       plan.sorted.begin() + static_cast<std::ptrdiff_t>(range.end));
    if (short_option != kNoIndex) options.push_back(short_option);
    text::sort(options);  // dict order
    return ambiguous(level, index, options, cell);
  }
  if (candidates == 1) {
    cell.kind = 'O';
    if (short_option != kNoIndex) {
      cell.option = short_option;
      cell.match = Match::kJoined;
      cell.value_begin = static_cast<std::uint32_t>(short_size);
    } else {
      cell.option = plan.sorted[range.begin];
      cell.match = value_begin == kNoIndex ? Match::kPrefix : Match::kPrefixEquals;
      cell.value_begin = value_begin;
    }
    return true;
  }
  if (!plan.negative_number_options && is_negative_number(text, level.parser.dialect())) {
    cell.plain = Plain::kNegativeNumber;
    return true;
  }
  if (text.find(' ') != std::string_view::npos) {
    cell.plain = Plain::kSpace;
    return true;
  }
  cell.kind = 'O';  // meant as an option, but there is none such here
  return true;
}

bool Engine::ambiguous(Level& level, std::uint32_t index, const std::vector<std::uint32_t>& options,
                       Cell& cell) {
  ErrorRecord record;
  record.code = ErrorCode::kAmbiguousOption;
  record.token = index;
  record.span = whole(index);
  record.message = "ambiguous option: " + std::string(word(index)) + " could match ";
  for (std::size_t i = 0; i < options.size(); ++i) {
    const std::string_view candidate = level.plan.options[options[i]].text;
    if (i != 0) record.message += ", ";
    record.message += candidate;
    record.candidates.push_back(candidate);
  }
  cell.kind = 'O';
  cell.ambiguous = true;
  cell.option = options[0];
  const std::size_t equals = word(index).find('=');
  if (equals != std::string_view::npos) {
    record.span.end = static_cast<std::uint32_t>(equals);
    cell.value_begin = static_cast<std::uint32_t>(equals + 1);
  }
  return fail(level, std::move(record));
}

}  // namespace flaglane::argparse
