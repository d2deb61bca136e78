/* Events, written to the log as Anchor writes them. */
#ifndef SBF_EVENT_H
#define SBF_EVENT_H

#include "codec.h"

typedef struct {
  Codec fields;
  u8 *start;
} Event;

/** Opens an event whose fields take at most `bytes`. */
void event_start(Event *event, u64 discriminator, u64 bytes);

/** Writes the event to the log; half an event is refused. */
u64 event_emit(const Event *event);

#endif
