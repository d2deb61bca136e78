#include "draw.h"

#define SHA256_BYTES 32
#define SHA256_BLOCK_BYTES 64
#define INNER_PAD 0x36
#define OUTER_PAD 0x5c
#define MAX_U64_DIGITS 20

u8 seed_matches(const Sequence *seed, const Sequence *hash_hex) {
  u8 digest[SHA256_BYTES];
  Slice message = {seed->at, seed->count};
  sol_sha256(&message, 1, digest);
  if (hash_hex->count != 2 * SHA256_BYTES) return 0;
  u8 difference = 0;
  for (u64 i = 0; i < 2 * SHA256_BYTES; i++) {
    u8 nibble = i % 2 == 0 ? digest[i / 2] >> 4 : digest[i / 2] & 15;
    difference |= hash_hex->at[i] ^ (nibble < 10 ? '0' + nibble : 'a' + nibble - 10);
  }
  return difference == 0;
}

static Slice decimal(u64 number, u8 *digits) {
  u64 start = MAX_U64_DIGITS;
  do {
    digits[--start] = '0' + number % 10;
    number /= 10;
  } while (number > 0);
  return (Slice){digits + start, MAX_U64_DIGITS - start};
}

static void hmac_key_block(const Sequence *key, u8 *block) {
  sol_memset_(block, 0, SHA256_BLOCK_BYTES);
  if (key->count > SHA256_BLOCK_BYTES) {
    Slice whole = {key->at, key->count};
    sol_sha256(&whole, 1, block);
  } else {
    sol_memcpy_(block, key->at, key->count);
  }
}

void draw(const Sequence *seed, const Sequence *client_seed, u64 nonce, Draw *drawn) {
  u8 block[SHA256_BLOCK_BYTES];
  u8 digits[MAX_U64_DIGITS];
  u8 hash[SHA256_BYTES];
  hmac_key_block(seed, block);

  for (u64 i = 0; i < SHA256_BLOCK_BYTES; i++) block[i] ^= INNER_PAD;
  Slice inner[] = {SLICE_OF(block), {client_seed->at, client_seed->count}, TEXT("-"), decimal(nonce, digits)};
  sol_sha256(inner, 4, hash);
  for (u64 i = 0; i < SHA256_BLOCK_BYTES; i++) block[i] ^= INNER_PAD ^ OUTER_PAD;
  Slice outer[] = {SLICE_OF(block), SLICE_OF(hash)};
  sol_sha256(outer, 2, hash);

  drawn->result_number = (u64)hash[0] << 12 | (u64)hash[1] << 4 | hash[2] >> 4;
  drawn->jackpot_number = hash[2] & 15;
  for (u64 i = 3; i < 9; i++) drawn->jackpot_number = drawn->jackpot_number << 8 | hash[i];
}
