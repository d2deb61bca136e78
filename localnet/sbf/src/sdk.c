#include "sdk.h"

/* 128 bytes of overhead per account, 3,480 lamports per byte and year, exempt for two years. */
#define RENT_OVERHEAD_BYTES 128
#define RENT_LAMPORTS_PER_BYTE 6960

u64 rent_minimum(u64 bytes) { return (RENT_OVERHEAD_BYTES + bytes) * RENT_LAMPORTS_PER_BYTE; }

void *allocate(u64 bytes) {
  u8 *memory = CONTEXT->heap_next;
  CONTEXT->heap_next = memory + ((bytes + 7) & ~7ULL);
  return memory;
}

u64 data_len(const Account *account) { return *(u64 *)(account->data - 8); }

/* The SVM allows unaligned loads, so a key is four words wherever it lies. */
u8 same_key(const u8 *a, const u8 *b) {
  const u64 *left = (const u64 *)a;
  const u64 *right = (const u64 *)b;
  return left[0] == right[0] && left[1] == right[1] && left[2] == right[2] && left[3] == right[3];
}

u8 is_zero_key(const u8 *key) {
  const u64 *words = (const u64 *)key;
  return (words[0] | words[1] | words[2] | words[3]) == 0;
}

void copy_key(u8 *to, const u8 *from) { sol_memcpy_(to, from, KEY_BYTES); }

u64 text_length(const char *text) {
  u64 len = 0;
  while (text[len] != 0) len++;
  return len;
}

void log_text(const char *text) { sol_log_(text, text_length(text)); }
