/* A double of Lighthouse: one instruction, which fails unless an account holds what it asserts. */
#include "sdk.h"

typedef unsigned __int128 u128;

/* The numbers of the published program. */
#define INVALID_INSTRUCTION_DATA 6000
#define ASSERTION_FAILED 6001
#define RANGE_OUT_OF_BOUNDS 6005
#define ACCOUNT_NOT_INITIALIZED 6011
/* The runtime's own refusal: its numbers lie above the 32 bits of a program's. */
#define NOT_ENOUGH_ACCOUNT_KEYS (11ULL << 32)

#define ASSERT_ACCOUNT_DATA 2
#define LOG_FAILURE 4 /* and the highest level */
#define KIND_U64 7
#define KIND_U128 9
#define MAX_OFFSET_BITS 28

enum { EQUAL, NOT_EQUAL, GREATER, LESS, AT_LEAST, AT_MOST };

typedef struct {
  u128 value;
  u64 offset;
  u64 width;
  u8 operator;
  u8 log_level;
} Assertion;

/* The part of a serialized account that this file reads. sbf/src/context.c reads all of it. */
#define NOT_A_DUPLICATE 0xff
#define LENGTH_AT 80
#define DATA_AT 88
#define REALLOC_ROOM 10240
#define data_bytes(account) (*(const u64 *)((account) + LENGTH_AT))

static inline const u8 *after_account(const u8 *account) {
  if (*account != NOT_A_DUPLICATE) return account + 8;
  u64 end = (u64)account + DATA_AT + data_bytes(account) + REALLOC_ROOM;
  return (const u8 *)((end + 7) & ~7ULL) + 8; /* behind the rent epoch */
}

static inline u128 number_at(const u8 *at, u64 width) {
  const u64 *words = (const u64 *)at;
  return width == 8 ? words[0] : (u128)words[1] << 64 | words[0];
}

static u64 read_assertion(const u8 *at, const u8 *end, Assertion *assertion) {
  if (end - at < 2 || at[0] != ASSERT_ACCOUNT_DATA || at[1] > LOG_FAILURE) return INVALID_INSTRUCTION_DATA;
  assertion->log_level = at[1];
  at += 2;
  u64 offset = 0;
  u8 byte = 0x80;
  for (u64 shift = 0; byte & 0x80; shift += 7) {
    if (at == end || shift == MAX_OFFSET_BITS) return INVALID_INSTRUCTION_DATA;
    byte = *at++;
    offset |= (u64)(byte & 0x7f) << shift;
  }
  if (at == end || (*at != KIND_U64 && *at != KIND_U128)) return INVALID_INSTRUCTION_DATA;
  u64 width = *at++ == KIND_U64 ? 8 : 16;
  if ((u64)(end - at) != width + 1 || at[width] > AT_MOST) return INVALID_INSTRUCTION_DATA;
  assertion->offset = offset;
  assertion->width = width;
  assertion->value = number_at(at, width);
  assertion->operator = at[width];
  return 0;
}

static inline u8 holds(u128 actual, u8 operator, u128 value) {
  switch (operator) {
    case EQUAL: return actual == value;
    case NOT_EQUAL: return actual != value;
    case GREATER: return actual > value;
    case LESS: return actual < value;
    case AT_LEAST: return actual >= value;
    default: return actual <= value;
  }
}

static u64 check(const u8 *account, const Assertion *assertion) {
  u64 bytes = data_bytes(account);
  if (bytes == 0) return ACCOUNT_NOT_INITIALIZED;
  if (assertion->offset + assertion->width > bytes) return RANGE_OUT_OF_BOUNDS;
  u128 actual = number_at(account + DATA_AT + assertion->offset, assertion->width);
  return holds(actual, assertion->operator, assertion->value) ? 0 : ASSERTION_FAILED;
}

u64 entrypoint(const u8 *input) {
  u64 accounts = *(const u64 *)input;
  const u8 *first = input + 8;
  const u8 *at = first;
  for (u64 i = 0; i < accounts; i++) at = after_account(at);
  const u8 *data = at + 8;
  Assertion assertion = {.log_level = 0};
  u64 refusal = read_assertion(data, data + *(const u64 *)at, &assertion);
  if (refusal == 0) refusal = accounts == 0 ? NOT_ENOUGH_ACCOUNT_KEYS : check(first, &assertion);
  if (refusal != 0 && assertion.log_level == LOG_FAILURE) {
    Slice line = TEXT("AssertAccountData failed");
    sol_log_((const char *)line.at, line.len);
  }
  return refusal;
}
