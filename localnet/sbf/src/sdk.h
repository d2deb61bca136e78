/* The smallest part of a Solana SDK that our programs need: types, system calls, accounts, memory, logs. */
#ifndef SBF_SDK_H
#define SBF_SDK_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

#define PACKED __attribute__((packed))
#define KEY_BYTES 32
#define U64_MAX 0xffffffffffffffffULL

/** Memory that is not ours, as system calls take it. */
typedef struct {
  const u8 *at;
  u64 len;
} Slice;

#define TEXT(literal) ((Slice){(const u8 *)(literal), sizeof(literal) - 1})
#define SLICE_OF(array) ((Slice){(const u8 *)(array), sizeof(array)})

/** One account of the instruction. The order and the widths are those sol_invoke_signed_c expects. */
typedef struct {
  u8 *key;
  u64 *lamports;
  u64 data_len_at_entry; /* a CPI may change it: ask data_len() */
  u8 *data;
  u8 *owner;
  u64 rent_epoch;
  u8 is_signer;
  u8 is_writable;
  u8 is_executable;
} Account;

enum {
  RULE_WRITABLE = 1,
  RULE_SIGNER = 2,
  RULE_OPTIONAL = 4,
  RULE_SYSTEM_PROGRAM = 8,
  RULE_TOKEN_PROGRAM = 16,
  RULE_ASSOCIATED_TOKEN_PROGRAM = 32,
};

/** What the published IDL demands of one account. */
typedef struct {
  const char *name;
  u64 flags;
} AccountRule;

/** Reads or writes borsh, one field after another. Past the end it stops moving and remembers that it failed. */
typedef struct {
  u8 *at;
  u8 *end;
  u8 writing;
  u8 failed;
} Codec;

/** Everything about the call under way. It lives at the start of the heap, because SBF has no writable globals. */
typedef struct {
  const u8 *program_id;
  Account *accounts;
  u64 account_count;
  const AccountRule *rules;
  Codec args;
  u8 *heap_next;
} Context;

#define HEAP_START 0x300000000ULL
#define CONTEXT ((Context *)HEAP_START)

/** Leaves the calling function with the error code of `expression`, if it has one. */
#define TRY(expression)               \
  do {                                \
    u64 failure_ = (expression);      \
    if (failure_ != 0) return failure_; \
  } while (0)

u64 sol_log_(const char *text, u64 len);
u64 sol_log_data(const Slice *fields, u64 count);
u64 sol_sha256(const Slice *parts, u64 count, u8 *digest);
u64 sol_create_program_address(const Slice *seeds, u64 count, const u8 *program_id, u8 *address);
u64 sol_try_find_program_address(const Slice *seeds, u64 count, const u8 *program_id, u8 *address, u8 *bump);
u64 sol_invoke_signed_c(const void *instruction, const Account *accounts, u64 count, const void *seeds, u64 seed_count);
u64 sol_get_clock_sysvar(void *clock);
u64 sol_get_sysvar(const u8 *sysvar_id, void *to, u64 offset, u64 len);
u64 sol_memcpy_(void *to, const void *from, u64 len);
u64 sol_memmove_(void *to, const void *from, u64 len);
u64 sol_memset_(void *at, u64 value, u64 len);

/** Zeroed bytes until the instruction ends; nothing is ever given back. */
void *allocate(u64 bytes);

u8 same_key(const u8 *a, const u8 *b);
u8 is_zero_key(const u8 *key);
void copy_key(u8 *to, const u8 *from);

/** Bytes of data now, also after a CPI created or closed the account. */
u64 data_len(const Account *account);
u64 text_length(const char *text);
void log_text(const char *text);

/** Lamports that make an account of `bytes` rent-exempt. */
u64 rent_minimum(u64 bytes);

#endif
