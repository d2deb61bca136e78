/* Borsh in both directions: a field list written once with these both reads and writes a layout. */
#ifndef SBF_CODEC_H
#define SBF_CODEC_H

#include "sdk.h"

/** A borsh string or vector. After reading it points into what was read. */
typedef struct {
  const u8 *at;
  u32 count;
} Sequence;

void codec_u8(Codec *codec, u8 *value);
/** As borsh has it: any byte but 0 and 1 is refused. */
void codec_bool(Codec *codec, u8 *value);
void codec_u16(Codec *codec, u16 *value);
void codec_u32(Codec *codec, u32 *value);
void codec_u64(Codec *codec, u64 *value);
void codec_key(Codec *codec, u8 *key);
void codec_sequence(Codec *codec, Sequence *sequence, u64 item_bytes);
void codec_string(Codec *codec, Sequence *text);

static inline u32 u32_at(const Sequence *sequence, u64 index) { return ((const u32 *)sequence->at)[index]; }

/* Values that an event writes but does not keep. */
static inline void write_u8(Codec *codec, u8 value) { codec_u8(codec, &value); }
static inline void write_u16(Codec *codec, u16 value) { codec_u16(codec, &value); }
static inline void write_u32(Codec *codec, u32 value) { codec_u32(codec, &value); }
static inline void write_u64(Codec *codec, u64 value) { codec_u64(codec, &value); }
void write_key(Codec *codec, const u8 *key);

#endif
