#include "context.h"

#include "errors.h"

/* The loader leaves this much room behind each account's data for growth. */
#define REALLOC_ROOM 10240
#define MAX_ACCOUNTS 48
#define NOT_A_DUPLICATE 0xff

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
