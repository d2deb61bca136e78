import { encodeBase58 } from "./base58"

const utf8 = new TextDecoder("utf-8", { fatal: true })

/** Reads Borsh, the byte format of Anchor's events and instructions. Throws a RangeError where the bytes end too early. */
export function borshReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const advance = (length: number) => {
    if (at + length > bytes.length) throw new RangeError(`${bytes.length} bytes end before byte ${at + length}`)
    at += length
    return at - length
  }
  const u32 = () => view.getUint32(advance(4), true)
  /** A length from outside must not reserve memory before its bytes are known to be there. */
  function list<T>(item: () => T, itemBytes: number): T[] {
    const length = u32()
    if (at + length * itemBytes > bytes.length) throw new RangeError(`A list of ${length} items does not fit`)
    return Array.from({ length }, item)
  }
  return {
    u8: () => view.getUint8(advance(1)),
    u16: () => view.getUint16(advance(2), true),
    u32,
    u64: () => view.getBigUint64(advance(8), true),
    take: (length: number) => bytes.subarray(advance(length), at),
    address: () => encodeBase58(bytes.subarray(advance(32), at)),
    list,
    text() {
      const length = u32()
      return utf8.decode(bytes.subarray(advance(length), at))
    },
    u32List: () => list(u32, 4),
  }
}
