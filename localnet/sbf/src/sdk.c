#include "sdk.h"

#include "errors.h"

/* The loader leaves this much room behind each account's data for growth. */
#define REALLOC_ROOM 10240
#define MAX_ACCOUNTS 48
#define NOT_A_DUPLICATE 0xff

/* 128 bytes of overhead per account, 3,480 lamports per byte and year, exempt for two years. */
#define RENT_OVERHEAD_BYTES 128
#define RENT_LAMPORTS_PER_BYTE 6960

u64 rent_minimum(u64 bytes) { return (RENT_OVERHEAD_BYTES + bytes) * RENT_LAMPORTS_PER_BYTE; }

void *allocate(u64 bytes) {
  u8 *memory = CONTEXT->heap_next;
  CONTEXT->heap_next = memory + ((bytes + 7) & ~7ULL);
  return memory;
}

static u8 *account_load(u8 *at, Account *account) {
  account->is_signer = at[1];
  account->is_writable = at[2];
  account->is_executable = at[3];
  account->key = at + 8;
  account->owner = at + 40;
  account->lamports = (u64 *)(at + 72);
  account->data_len_at_entry = *(u64 *)(at + 80);
  account->data = at + 88;
  u64 after = (u64)account->data + account->data_len_at_entry + REALLOC_ROOM;
  u64 *rent_epoch = (u64 *)((after + 7) & ~7ULL);
  account->rent_epoch = *rent_epoch;
  return (u8 *)(rent_epoch + 1);
}

u64 context_load(u8 *input) {
  Context *context = CONTEXT;
  context->heap_next = (u8 *)(context + 1);
  context->account_count = *(u64 *)input;
  if (context->account_count > MAX_ACCOUNTS) return fail(ERR_AccountNotEnoughKeys);
  context->accounts = allocate(context->account_count * sizeof(Account));
  u8 *at = input + 8;
  for (u64 i = 0; i < context->account_count; i++) {
    if (*at == NOT_A_DUPLICATE) {
      at = account_load(at, &context->accounts[i]);
    } else {
      context->accounts[i] = context->accounts[*at];
      at += 8;
    }
  }
  u64 len = *(u64 *)at;
  context->args = (Codec){.at = at + 8, .end = at + 8 + len};
  context->program_id = at + 8 + len;
  return 0;
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
