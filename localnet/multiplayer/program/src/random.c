#include "random.h"

#include "idl.gen.h"

/* In the SlotHashes account: a count, then pairs of slot and hash, the newest first. */
#define NEWEST_HASH_AT 16

typedef struct PACKED {
  u8 game[KEY_BYTES];
  u64 game_seed;
  u64 game_id;
  u64 slot;
  i64 unix_seconds;
  u8 slot_hash[SHA256_BYTES];
} Moment;

static void log_hex(const char *label, const u8 *bytes, u64 count) {
  u64 label_length = text_length(label);
  char *line = allocate(label_length + 2 * count);
  sol_memcpy_(line, label, label_length);
  char *at = line + label_length;
  for (u64 i = 0; i < 2 * count; i++) {
    u8 nibble = i % 2 == 0 ? bytes[i / 2] >> 4 : bytes[i / 2] & 15;
    *at++ = (char)(nibble < 10 ? '0' + nibble : 'a' + nibble - 10);
  }
  sol_log_(line, (u64)(at - line));
}

void random_start(Random *random, const Account *account, const Game *game) {
  Clock clock;
  clock_now(&clock);
  Moment *moment = allocate(sizeof(Moment));
  copy_key(moment->game, account->key);
  moment->game_seed = game->game_seed;
  moment->game_id = game->game_id;
  moment->slot = clock.slot;
  moment->unix_seconds = clock.unix_seconds;
  /* A chain without slot hashes leaves the zeroes. */
  sol_get_sysvar(SLOT_HASHES, moment->slot_hash, NEWEST_HASH_AT, SHA256_BYTES);
  Slice parts[] = {TEXT("MP-SELECT-1"), {(const u8 *)moment, sizeof(Moment)}};
  sol_sha256(parts, 2, random->entropy);
  log_hex("Entropy: ", random->entropy, SHA256_BYTES);
}

u64 random_below(const Random *random, u32 k, u64 bound) {
  /* Above the last whole multiple of the bound some remainders would come up once more than others. */
  u64 limit = U64_MAX - U64_MAX % bound;
  u32 place[2] = {k, 0};
  for (;; place[1]++) {
    u8 digest[SHA256_BYTES];
    Slice parts[] = {SLICE_OF(random->entropy), SLICE_OF(place)};
    sol_sha256(parts, 2, digest);
    u64 number = *(u64 *)digest;
    if (number < limit) return number % bound;
  }
}
