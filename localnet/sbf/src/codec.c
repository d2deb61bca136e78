#include "codec.h"

static u8 *take(Codec *codec, u64 bytes) {
  if (codec->failed || bytes > (u64)(codec->end - codec->at)) {
    codec->failed = 1;
    return 0;
  }
  u8 *field = codec->at;
  codec->at += bytes;
  return field;
}

void codec_u8(Codec *codec, u8 *value) {
  u8 *field = take(codec, 1);
  if (field == 0) return;
  if (codec->writing) *field = *value;
  else *value = *field;
}

void codec_bool(Codec *codec, u8 *value) {
  codec_u8(codec, value);
  if (*value > 1) codec->failed = 1;
}

void codec_u16(Codec *codec, u16 *value) {
  u8 *field = take(codec, 2);
  if (field == 0) return;
  if (codec->writing) *(u16 *)field = *value;
  else *value = *(u16 *)field;
}

void codec_u32(Codec *codec, u32 *value) {
  u8 *field = take(codec, 4);
  if (field == 0) return;
  if (codec->writing) *(u32 *)field = *value;
  else *value = *(u32 *)field;
}

void codec_u64(Codec *codec, u64 *value) {
  u8 *field = take(codec, 8);
  if (field == 0) return;
  if (codec->writing) *(u64 *)field = *value;
  else *value = *(u64 *)field;
}

void codec_key(Codec *codec, u8 *key) {
  u8 *field = take(codec, KEY_BYTES);
  if (field == 0) return;
  if (codec->writing) copy_key(field, key);
  else copy_key(key, field);
}

void write_key(Codec *codec, const u8 *key) {
  u8 *field = take(codec, KEY_BYTES);
  if (field != 0) copy_key(field, key);
}

void codec_sequence(Codec *codec, Sequence *sequence, u64 item_bytes) {
  codec_u32(codec, &sequence->count);
  u64 bytes = sequence->count * item_bytes;
  u8 *field = take(codec, bytes);
  if (field == 0) return;
  if (codec->writing) sol_memcpy_(field, sequence->at, bytes);
  else sequence->at = field;
}

void codec_string(Codec *codec, Sequence *text) { codec_sequence(codec, text, 1); }
