/** A section of an object file that clang wrote, with the relocations that apply to it. */
export interface Section {
  name: string
  type: number
  flags: number
  bytes: Buffer
  align: number
  relocations: Relocation[]
}

export interface Relocation {
  offset: number
  type: number
  symbol: ObjectSymbol
}

export interface ObjectSymbol {
  name: string
  /** Absent for a symbol that another object, or the runtime, provides. */
  section: Section | undefined
  value: number
  global: boolean
}

export interface ElfObject {
  sections: Section[]
  symbols: ObjectSymbol[]
}

const SECTION_HEADER_BYTES = 64
const SYMBOL_BYTES = 24
const REL_BYTES = 16
const SHT_SYMTAB = 2
const SHT_NOBITS = 8
const SHT_REL = 9
const STB_GLOBAL = 1

function readHeaders(file: Buffer) {
  const start = Number(file.readBigUInt64LE(40))
  const count = file.readUInt16LE(60)
  const headers = Array.from({ length: count }, (_, index) => {
    const at = start + index * SECTION_HEADER_BYTES
    const offset = Number(file.readBigUInt64LE(at + 24))
    const size = Number(file.readBigUInt64LE(at + 32))
    const type = file.readUInt32LE(at + 4)
    return {
      nameAt: file.readUInt32LE(at),
      type,
      flags: Number(file.readBigUInt64LE(at + 8)),
      bytes: type === SHT_NOBITS ? Buffer.alloc(size) : file.subarray(offset, offset + size),
      link: file.readUInt32LE(at + 40),
      info: file.readUInt32LE(at + 44),
      align: Math.max(1, Number(file.readBigUInt64LE(at + 48))),
    }
  })
  return { headers, names: element(headers, file.readUInt16LE(62)).bytes }
}

function element<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`The object file refers to entry ${index} of ${list.length}`)
  return found
}

function text(table: Buffer, at: number) {
  return table.toString("latin1", at, table.indexOf(0, at))
}

/** Reads a 64-bit little-endian relocatable ELF file, as clang writes it for the bpfel target. */
export function parseObject(file: Buffer): ElfObject {
  const { headers, names } = readHeaders(file)
  const sections = headers.map(
    ({ nameAt, type, flags, bytes, align }): Section => ({
      name: text(names, nameAt),
      type,
      flags,
      bytes: Buffer.from(bytes),
      align,
      relocations: [],
    }),
  )
  const table = headers.find((header) => header.type === SHT_SYMTAB)
  if (table === undefined) throw new Error("The object file has no symbol table: was it stripped?")
  const strings = element(headers, table.link).bytes
  const symbols = Array.from({ length: table.bytes.length / SYMBOL_BYTES }, (_, index): ObjectSymbol => {
    const at = index * SYMBOL_BYTES
    const sectionIndex = table.bytes.readUInt16LE(at + 6)
    return {
      name: text(strings, table.bytes.readUInt32LE(at)),
      section: sectionIndex === 0 ? undefined : sections[sectionIndex],
      value: Number(table.bytes.readBigUInt64LE(at + 8)),
      global: table.bytes.readUInt8(at + 4) >> 4 === STB_GLOBAL,
    }
  })
  for (const header of headers.filter(({ type }) => type === SHT_REL)) {
    const target = element(sections, header.info)
    for (let at = 0; at < header.bytes.length; at += REL_BYTES) {
      const info = header.bytes.readBigUInt64LE(at + 8)
      target.relocations.push({
        offset: Number(header.bytes.readBigUInt64LE(at)),
        type: Number(info & 0xffffffffn),
        symbol: element(symbols, Number(info >> 32n)),
      })
    }
  }
  return { sections, symbols }
}
