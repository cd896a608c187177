#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "diag/facts.h"
#include "text/fixed_list.h"

// Tables of rows as a stream of bytes, made while compiling. A row is a wide struct of which few fields are
// set, and every text in it is an address and a length: as they are, the tables take twice the room of their
// texts in the engine that a page must fetch. A row type says its fields once, in `fields(stream, row)`; the
// writer and the reader walk them alike. A record is: for each field that is set, its number (from 1) and its
// value; then a 0. A text ends in a 0, a list begins with its length.
namespace flaglane::diag {

/// Writes records into `out`, or only counts bytes when `out` is null.
class PackWriter {
 public:
  constexpr explicit PackWriter(char* out) : out_(out) {}

  [[nodiscard]] constexpr std::size_t size() const { return size_; }

  constexpr void text(std::string_view value) {
    if (next(!value.empty())) put(value);
  }

  /// An enumeration or a bool; its zero is not written.
  template <typename Small>
  constexpr void small(Small value) {
    if (next(value != Small{})) put(static_cast<char>(value));
  }

  template <std::size_t Capacity>
  constexpr void texts(const text::FixedList<std::string_view, Capacity>& list) {
    if (!next(!list.empty())) return;
    put(static_cast<char>(list.size()));
    for (const std::string_view each : list) put(each);
  }

  template <typename Item, std::size_t Capacity>
  constexpr void records(const text::FixedList<Item, Capacity>& list) {
    if (!next(!list.empty())) return;
    put(static_cast<char>(list.size()));
    for (const Item& each : list) record(each);
  }

  template <typename Record>
  constexpr void record(const Record& value) {
    const std::uint8_t outer = field_;
    field_ = 0;
    fields(*this, value);
    put('\0');
    field_ = outer;
  }

 private:
  constexpr bool next(bool set) {
    ++field_;
    if (set) put(static_cast<char>(field_));
    return set;
  }

  constexpr void put(char byte) {
    if (out_ != nullptr) out_[size_] = byte;
    ++size_;
  }

  constexpr void put(std::string_view text) {
    for (const char c : text) put(c);
    put('\0');
  }

  char* out_;
  std::size_t size_ = 0;
  std::uint8_t field_ = 0;
};

/// Reads what PackWriter wrote. Texts are views into the bytes.
class PackReader {
 public:
  explicit PackReader(const char* bytes) : at_(bytes) {}

  void text(std::string_view& value) {
    if (next()) value = take();
  }

  template <typename Small>
  void small(Small& value) {
    value = next() ? static_cast<Small>(byte()) : Small{};
  }

  template <std::size_t Capacity>
  void texts(text::FixedList<std::string_view, Capacity>& list) {
    if (!next()) return;
    for (std::uint8_t left = byte(); left > 0; --left) list.push_back(take());
  }

  template <typename Item, std::size_t Capacity>
  void records(text::FixedList<Item, Capacity>& list) {
    if (!next()) return;
    for (std::uint8_t left = byte(); left > 0; --left) {
      Item item;
      record(item);
      list.push_back(item);
    }
  }

  template <typename Record>
  void record(Record& value) {
    const std::uint8_t outer = field_;
    field_ = 0;
    fields(*this, value);
    ++at_;
    field_ = outer;
  }

 private:
  bool next() {
    ++field_;
    if (static_cast<std::uint8_t>(*at_) != field_) return false;
    ++at_;
    return true;
  }

  std::uint8_t byte() { return static_cast<std::uint8_t>(*at_++); }

  std::string_view take() {
    const std::string_view text = at_;
    at_ += text.size() + 1;
    return text;
  }

  const char* at_;
  std::uint8_t field_ = 0;
};

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, Evidence>
constexpr void fields(Stream& stream, Record& evidence) {
  stream.small(evidence.source);
  stream.text(evidence.fact);
}

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, History>
constexpr void fields(Stream& stream, Record& history) {
  stream.text(history.since);
  stream.small(history.change);
  stream.text(history.value);
  stream.text(history.note);
}

template <typename Stream, typename Record>
requires std::same_as<std::remove_const_t<Record>, Facts>
constexpr void fields(Stream& stream, Record& facts) {
  stream.text(facts.summary);
  stream.small(facts.confidence);
  stream.text(facts.default_text);
  stream.small(facts.default_basis);
  stream.text(facts.job_note);
  stream.small(facts.job_basis);
  stream.small(facts.kind_basis);
  stream.small(facts.action_basis);
  stream.text(facts.since);
  stream.text(facts.until);
  stream.small(facts.deprecated);
  stream.text(facts.replacement);
  stream.text(facts.deprecated_since);
  stream.texts(facts.values);
  stream.records(facts.history);
  stream.records(facts.evidence);
  stream.texts(facts.related);
  stream.text(facts.example);
  stream.text(facts.notes);
}

/// How many bytes and rows a table has: known while compiling.
struct PackedSize {
  std::size_t bytes = 0;
  std::size_t rows = 0;
};

template <typename Row>
[[nodiscard]] constexpr PackedSize packed_size(std::span<const std::span<const Row>> files) {
  PackWriter writer(nullptr);
  std::size_t count = 0;
  for (const std::span<const Row> rows : files) {
    for (const Row& row : rows) writer.record(row);
    count += rows.size();
  }
  return {writer.size(), count};
}

/// The bytes of a table of `Files` files, and the rows of each file.
template <PackedSize Size, std::size_t Files>
struct Packed {
  char bytes[Size.bytes] = {};
  std::uint8_t rows[Files] = {};
};

template <PackedSize Size, std::size_t Files, typename Row>
[[nodiscard]] constexpr Packed<Size, Files> pack(const std::span<const Row> (&files)[Files]) {
  Packed<Size, Files> packed;
  PackWriter writer(packed.bytes);
  for (std::size_t i = 0; i < Files; ++i) {
    for (const Row& row : files[i]) writer.record(row);
    packed.rows[i] = static_cast<std::uint8_t>(files[i].size());
  }
  return packed;
}

/// The rows again, a span a file. It points into itself, and its texts into the packed bytes.
template <typename Row, std::size_t Files>
class Unpacked {
 public:
  template <PackedSize Size>
  explicit Unpacked(const Packed<Size, Files>& packed) : rows_(Size.rows) {
    PackReader reader(packed.bytes);
    for (Row& row : rows_) reader.record(row);
    const Row* first = rows_.data();
    for (std::size_t i = 0; i < Files; ++i) {
      files_[i] = {first, packed.rows[i]};
      first += packed.rows[i];
    }
  }
  Unpacked(const Unpacked&) = delete;
  Unpacked& operator=(const Unpacked&) = delete;

  [[nodiscard]] std::span<const std::span<const Row>> files() const { return files_; }

 private:
  std::vector<Row> rows_;
  std::span<const Row> files_[Files];
};

}  // namespace flaglane::diag
