import { toBase58 } from "@dghrt/kernel/base58"

// As Rust writes texts: a byte order mark is a character of the text.
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true })

/** Reads Borsh, the byte format of Anchor programs. Throws a RangeError where the bytes end too early. */
export class ByteReader {
  private readonly view: DataView
  constructor(
    private readonly bytes: Uint8Array,
    private at = 0,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
  private advance(length: number) {
    const start = this.at
    this.at += length
    return start
  }
  u8 = () => this.view.getUint8(this.advance(1))
  u16 = () => this.view.getUint16(this.advance(2), true)
  u32 = () => this.view.getUint32(this.advance(4), true)
  u64 = () => this.view.getBigUint64(this.advance(8), true)
  i64 = () => this.view.getBigInt64(this.advance(8), true)
  bool = () => this.u8() !== 0
  take(length: number): Uint8Array {
    const start = this.advance(length)
    if (this.at > this.bytes.length) throw new RangeError("The data ends too early")
    return this.bytes.subarray(start, this.at)
  }
  address = () => toBase58(this.take(32))
  text = () => utf8.decode(this.take(this.u32()))
  /** A length from outside must not reserve memory before its bytes are known to be there. */
  list<T>(item: () => T, itemBytes: number): T[] {
    const count = this.u32()
    if (count * itemBytes > this.bytes.length) throw new RangeError("The list is longer than the data")
    return Array.from({ length: count }, item)
  }
}

/** Whether an account, an event or an instruction is of the kind that Anchor marks with these eight bytes. */
export const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)
