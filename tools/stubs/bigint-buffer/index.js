const toBigIntBE = (bytes) => (bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString("hex")}`))
const toBigIntLE = (bytes) => toBigIntBE(Buffer.from(bytes).reverse())

/** The low `width` bytes, most significant first. */
const toBufferBE = (value, width) =>
  Buffer.from(
    BigInt.asUintN(width * 8, value)
      .toString(16)
      .padStart(width * 2, "0"),
    "hex",
  )
const toBufferLE = (value, width) => toBufferBE(value, width).reverse()

module.exports = { toBigIntBE, toBigIntLE, toBufferBE, toBufferLE }
