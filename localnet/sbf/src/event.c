#include "event.h"

#include "errors.h"

void event_start(Event *event, u64 discriminator, u64 bytes) {
  event->start = allocate(8 + bytes);
  event->fields = (Codec){.at = event->start, .end = event->start + 8 + bytes, .writing = 1};
  write_u64(&event->fields, discriminator);
}

u64 event_emit(const Event *event) {
  if (event->fields.failed) return fail(ERR_AccountDidNotSerialize);
  Slice whole = {event->start, (u64)(event->fields.at - event->start)};
  sol_log_data(&whole, 1);
  return 0;
}
