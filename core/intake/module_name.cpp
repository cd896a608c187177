#include "intake/module_name.h"

#include <array>
#include <cstdint>

#include "intake/convert.h"

namespace flaglane::intake {
namespace {

using Block = std::array<std::uint32_t, 4>;

// RFC 1321: floor(2^32 * abs(sin(i + 1))).
constexpr std::uint32_t kSines[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};
constexpr std::uint32_t kShifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

std::uint32_t word_at(std::string_view bytes, std::size_t offset) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    word |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[offset + i])) << (8U * i);
  }
  return word;
}

void digest_block(Block& state, std::string_view block) {
  auto [a, b, c, d] = state;
  for (std::uint32_t i = 0; i < 64; ++i) {
    std::uint32_t mixed = 0;
    std::uint32_t source = 0;
    switch (i / 16) {
      case 0:
        mixed = (b & c) | (~b & d);
        source = i;
        break;
      case 1:
        mixed = (d & b) | (~d & c);
        source = (5 * i + 1) % 16;
        break;
      case 2:
        mixed = b ^ c ^ d;
        source = (3 * i + 5) % 16;
        break;
      default:
        mixed = c ^ (b | ~d);
        source = (7 * i) % 16;
        break;
    }
    const std::uint32_t sum = a + mixed + kSines[i] + word_at(block, std::size_t{4} * source);
    const std::uint32_t shift = kShifts[i / 16][i % 4];
    a = d;
    d = c;
    c = b;
    b += (sum << shift) | (sum >> (32U - shift));
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
}

}  // namespace

std::string md5_hex(std::string_view bytes) {
  Block state = {0x67452301U, 0xefcdab89U, 0x98badcfeU, 0x10325476U};
  const std::size_t whole = bytes.size() / 64 * 64;
  for (std::size_t at = 0; at < whole; at += 64) digest_block(state, bytes.substr(at, 64));
  std::string rest(bytes.substr(whole));
  rest += '\x80';
  while (rest.size() % 64 != 56) rest += '\0';
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8U;
  for (unsigned i = 0; i < 8; ++i) rest += static_cast<char>((bits >> (8U * i)) & 255U);
  for (std::size_t at = 0; at < rest.size(); at += 64)
    digest_block(state, std::string_view(rest).substr(at, 64));

  static constexpr char kHex[] = "0123456789abcdef";
  std::string hex;
  for (const std::uint32_t word : state) {
    for (unsigned i = 0; i < 4; ++i) {
      const std::uint32_t byte = (word >> (8U * i)) & 255U;
      hex += kHex[byte >> 4U];
      hex += kHex[byte & 15U];
    }
  }
  return hex;
}

std::string suffix_of_json(const std::vector<std::string>& flags) {
  std::string json = "[";
  for (const std::string& flag : flags) {
    if (json.size() > 1) json += ", ";
    json += json_string(flag);
  }
  return md5_hex(json + "]").substr(0, 8);
}

std::string suffix_of_joined(const std::vector<std::string>& flags) {
  std::string joined;
  for (std::size_t i = 0; i < flags.size(); ++i) {
    if (i > 0) joined += ' ';
    joined += flags[i];
  }
  return md5_hex(joined).substr(0, 8);
}

}  // namespace flaglane::intake
