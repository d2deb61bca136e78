/* Which function answers which instruction. */
#include "entry.h"
#include "errors.h"
#include "handlers.h"
#include "idl.gen.h"

u64 route(Context *context, u64 discriminator) {
  switch (discriminator) {
    ROUTE(CONFIG_REFER_ACCOUNT, config_refer_account);
    ROUTE(CLOSE_REFER_ACCOUNT, close_refer_account);
  }
  return fail(ERR_InstructionFallbackNotFound);
}
