import { encodeBase58 } from "./base58"

const utf8 = new TextDecoder("utf-8", { fatal: true })

function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new RangeError("The bytes are no UTF-8 text")
  }
}

/** Reads Borsh, the byte format of Anchor's events and instructions. Throws a RangeError where the bytes do not fit. */
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
      return textOf(bytes.subarray(advance(length), at))
    },
    u32List: () => list(u32, 4),
  }
}
