#include "token.h"

#include "errors.h"
#include "idl.gen.h"

enum { MINT_SUPPLY_AT = 36, MINT_DECIMALS_AT = 44, MINT_INITIALIZED_AT = 45 };
enum { TOKEN_AMOUNT_AT = 64, TOKEN_STATE_AT = 108, TOKEN_STATE_INITIALIZED = 1 };
enum { TOKEN_TRANSFER = 3, TOKEN_MINT_TO = 7, TOKEN_BURN = 8, TOKEN_CLOSE = 9, TOKEN_SYNC_NATIVE = 17 };
enum { TOKEN_INITIALIZE_ACCOUNT_3 = 18, TOKEN_INITIALIZE_MINT_2 = 20 };
enum { SYSTEM_CREATE = 0, SYSTEM_ASSIGN = 1, SYSTEM_TRANSFER = 2, SYSTEM_ALLOCATE = 8 };
enum { ATA_CREATE_IDEMPOTENT = 1 };
enum { READS = 0, WRITES = 1, SIGNS = 2 };

typedef struct {
  const u8 *key;
  u8 is_writable;
  u8 is_signer;
} AccountMeta;

/** A call being put together. */
typedef struct {
  const u8 *program_id;
  AccountMeta *metas;
  u64 meta_count;
  u8 *data;
  u64 data_len;
} Call;

#define MAX_CALL_ACCOUNTS 6
#define MAX_CALL_BYTES 72

static void call_start(Call *call, const u8 *program_id) {
  call->program_id = program_id;
  call->metas = allocate(MAX_CALL_ACCOUNTS * sizeof(AccountMeta));
  call->meta_count = 0;
  call->data = allocate(MAX_CALL_BYTES);
  call->data_len = 0;
}

static void call_account(Call *call, const u8 *key, u8 access) {
  call->metas[call->meta_count++] = (AccountMeta){key, access & WRITES, (access & SIGNS) != 0};
}

static void call_u8(Call *call, u8 value) { call->data[call->data_len++] = value; }

static void call_u32(Call *call, u32 value) {
  *(u32 *)(call->data + call->data_len) = value;
  call->data_len += sizeof(value);
}

static void call_u64(Call *call, u64 value) {
  *(u64 *)(call->data + call->data_len) = value;
  call->data_len += sizeof(value);
}

static void call_key(Call *call, const u8 *key) {
  copy_key(call->data + call->data_len, key);
  call->data_len += KEY_BYTES;
}

/* A call that fails ends the whole transaction, so there is no result to look at. */
static void call_invoke(const Call *call, const Seeds *seeds) {
  Slice signer = {0, 0};
  if (seeds != 0) signer = (Slice){(const u8 *)seeds->part, seeds->count};
  sol_invoke_signed_c(call, CONTEXT->accounts, CONTEXT->account_count, &signer, seeds != 0);
}

u64 token_amount(const Account *account) { return *(u64 *)(account->data + TOKEN_AMOUNT_AT); }
u64 mint_supply(const Account *mint) { return *(u64 *)(mint->data + MINT_SUPPLY_AT); }
u8 mint_decimals(const Account *mint) { return mint->data[MINT_DECIMALS_AT]; }
u8 is_native_mint(const u8 *mint) { return same_key(mint, NATIVE_MINT); }

u64 expect_mint(const Account *mint) {
  u8 is_mint = same_key(mint->owner, TOKEN_PROGRAM) && data_len(mint) == MINT_BYTES && mint->data[MINT_INITIALIZED_AT];
  return is_mint ? 0 : fail_account(ERR_AccountNotInitialized, mint);
}

u8 can_receive(const Account *account, const u8 *mint) {
  return same_key(account->owner, TOKEN_PROGRAM) && data_len(account) == TOKEN_ACCOUNT_BYTES &&
         account->data[TOKEN_STATE_AT] == TOKEN_STATE_INITIALIZED && same_key(account->data, mint);
}

/* Transfer, mint and burn have one shape. Inlined, because SBF passes at most five arguments. */
static inline __attribute__((always_inline)) void token_move(u8 kind, const Account *first, const Account *second,
                                                             const Account *authority, u64 amount, const Seeds *seeds) {
  if (amount == 0) return;
  Call call;
  call_start(&call, TOKEN_PROGRAM);
  call_account(&call, first->key, WRITES);
  call_account(&call, second->key, WRITES);
  call_account(&call, authority->key, SIGNS);
  call_u8(&call, kind);
  call_u64(&call, amount);
  call_invoke(&call, seeds);
}

void token_transfer(const Account *from, const Account *to, const Account *authority, u64 amount, const Seeds *seeds) {
  token_move(TOKEN_TRANSFER, from, to, authority, amount, seeds);
}

void token_burn(const Account *from, const Account *mint, const Account *authority, u64 amount, const Seeds *seeds) {
  token_move(TOKEN_BURN, from, mint, authority, amount, seeds);
}

void token_mint_to(const Account *mint, const Account *to, const Account *authority, u64 amount, const Seeds *seeds) {
  token_move(TOKEN_MINT_TO, mint, to, authority, amount, seeds);
}

void token_close(const Account *account, const Account *refund, const Account *authority, const Seeds *seeds) {
  Call call;
  call_start(&call, TOKEN_PROGRAM);
  call_account(&call, account->key, WRITES);
  call_account(&call, refund->key, WRITES);
  call_account(&call, authority->key, SIGNS);
  call_u8(&call, TOKEN_CLOSE);
  call_invoke(&call, seeds);
}

void token_sync_native(const Account *account) {
  Call call;
  call_start(&call, TOKEN_PROGRAM);
  call_account(&call, account->key, WRITES);
  call_u8(&call, TOKEN_SYNC_NATIVE);
  call_invoke(&call, 0);
}

void token_account_initialize(const Account *account, const Account *mint, const Account *authority) {
  Call call;
  call_start(&call, TOKEN_PROGRAM);
  call_account(&call, account->key, WRITES);
  call_account(&call, mint->key, READS);
  call_u8(&call, TOKEN_INITIALIZE_ACCOUNT_3);
  call_key(&call, authority->key);
  call_invoke(&call, 0);
}

void mint_initialize(const Account *mint, u8 decimals, const Account *authority) {
  Call call;
  call_start(&call, TOKEN_PROGRAM);
  call_account(&call, mint->key, WRITES);
  call_u8(&call, TOKEN_INITIALIZE_MINT_2);
  call_u8(&call, decimals);
  call_key(&call, authority->key);
  call_u8(&call, 0); /* nobody can freeze */
  call_invoke(&call, 0);
}

void ata_create(const Account *payer, const Account *ata, const Account *wallet, const Account *mint) {
  if (data_len(ata) != 0) return;
  Call call;
  call_start(&call, ASSOCIATED_TOKEN_PROGRAM);
  call_account(&call, payer->key, WRITES | SIGNS);
  call_account(&call, ata->key, WRITES);
  call_account(&call, wallet->key, READS);
  call_account(&call, mint->key, READS);
  call_account(&call, SYSTEM_PROGRAM, READS);
  call_account(&call, TOKEN_PROGRAM, READS);
  call_u8(&call, ATA_CREATE_IDEMPOTENT);
  call_invoke(&call, 0);
}

void system_transfer(const Account *from, const Account *to, u64 lamports) {
  if (lamports == 0) return;
  Call call;
  call_start(&call, SYSTEM_PROGRAM);
  call_account(&call, from->key, WRITES | SIGNS);
  call_account(&call, to->key, WRITES);
  call_u32(&call, SYSTEM_TRANSFER);
  call_u64(&call, lamports);
  call_invoke(&call, 0);
}

static void system_create(const Account *payer, const Account *created, u64 bytes, const u8 *owner,
                          const Seeds *seeds) {
  Call call;
  call_start(&call, SYSTEM_PROGRAM);
  call_account(&call, payer->key, WRITES | SIGNS);
  call_account(&call, created->key, WRITES | SIGNS);
  call_u32(&call, SYSTEM_CREATE);
  call_u64(&call, rent_minimum(bytes));
  call_u64(&call, bytes);
  call_key(&call, owner);
  call_invoke(&call, seeds);
}

static void system_allocate(const Account *account, u64 bytes, const Seeds *seeds) {
  Call call;
  call_start(&call, SYSTEM_PROGRAM);
  call_account(&call, account->key, WRITES | SIGNS);
  call_u32(&call, SYSTEM_ALLOCATE);
  call_u64(&call, bytes);
  call_invoke(&call, seeds);
}

static void system_assign(const Account *account, const u8 *owner, const Seeds *seeds) {
  Call call;
  call_start(&call, SYSTEM_PROGRAM);
  call_account(&call, account->key, WRITES | SIGNS);
  call_u32(&call, SYSTEM_ASSIGN);
  call_key(&call, owner);
  call_invoke(&call, seeds);
}

/* The System program refuses to create an account that holds lamports, which anyone can bring about. */
void pda_create(const Account *payer, const Account *created, u64 bytes, const u8 *owner, const Seeds *seeds) {
  if (*created->lamports == 0) {
    system_create(payer, created, bytes, owner, seeds);
    return;
  }
  u64 needed = rent_minimum(bytes);
  if (*created->lamports < needed) system_transfer(payer, created, needed - *created->lamports);
  system_allocate(created, bytes, seeds);
  system_assign(created, owner, seeds);
}
