#include "errors.h"

#define LINE_BYTES 256

typedef struct {
  const char *name;
  u64 number;
  const char *message;
} ErrorText;

#define AS_ROW(name, number, message) {#name, number, message},
static const ErrorText ERROR_TEXTS[] = {ANCHOR_ERRORS(AS_ROW) PROGRAM_ERRORS(AS_ROW)};
#undef AS_ROW

static char *append(char *to, const char *text) {
  u64 len = text_length(text);
  sol_memcpy_(to, text, len);
  return to + len;
}

static char *append_number(char *to, u64 number) {
  u64 power = 1;
  while (number / power >= 10) power *= 10;
  for (; power > 0; power /= 10) *to++ = (char)('0' + (number / power) % 10);
  return to;
}

static u64 fail_with(ErrorId error, const char *account_name) {
  const ErrorText *text = &ERROR_TEXTS[error];
  char *line = allocate(LINE_BYTES);
  char *end = append(line, "AnchorError ");
  if (account_name == 0) {
    end = append(end, "occurred");
  } else {
    end = append(append(end, "caused by account: "), account_name);
  }
  end = append(append(end, ". Error Code: "), text->name);
  end = append_number(append(end, ". Error Number: "), text->number);
  end = append(append(append(end, ". Error Message: "), text->message), ".");
  sol_log_(line, (u64)(end - line));
  return text->number;
}

u64 fail(ErrorId error) { return fail_with(error, 0); }

u64 fail_account(ErrorId error, const Account *account) {
  u64 index = ((u64)account - (u64)CONTEXT->accounts) / sizeof(Account);
  return fail_with(error, CONTEXT->rules[index].name);
}
