/** A call whose target the runtime provides. */
export interface SystemCall {
  at: number
  name: string
}

interface Program {
  /** Everything up to the end of the constants; the first HEADER_BYTES are still empty. */
  image: Buffer
  entryOffset: number
  textStart: number
  textEnd: number
  rodataStart: number
  systemCalls: readonly SystemCall[]
}

const ELF_HEADER_BYTES = 64
const PROGRAM_HEADER_BYTES = 56
const PROGRAM_HEADERS = 3
const SECTION_HEADER_BYTES = 64
const DYNAMIC_ENTRY_BYTES = 16
const SYMBOL_BYTES = 24
const REL_BYTES = 16

/** Where code begins: right behind the ELF header and the program headers. */
export const HEADER_BYTES = ELF_HEADER_BYTES + PROGRAM_HEADER_BYTES * PROGRAM_HEADERS

const ET_DYN = 3
const EM_BPF = 247
const PT_LOAD = 1
const PT_DYNAMIC = 2
const READ_EXECUTE = 5
const READ = 4
const R_BPF_64_32 = 10n
const STB_GLOBAL_NOTYPE = 0x10
const SHF_ALLOC = 2
const SHF_ALLOC_EXECINSTR = 6
const [SHT_PROGBITS, SHT_STRTAB, SHT_DYNAMIC, SHT_REL, SHT_DYNSYM] = [1, 3, 6, 9, 11] as const
const [DT_NULL, DT_STRTAB, DT_SYMTAB, DT_STRSZ, DT_REL, DT_RELSZ, DT_RELENT] = [0, 5, 6, 10, 17, 18, 19] as const

const alignUp = (value: number, align: number) => Math.ceil(value / align) * align

/** Names end to end, each ended by a zero, and where each begins. */
function stringTable(names: readonly string[]) {
  const offsets = new Map<string, number>()
  let bytes = Buffer.alloc(1)
  for (const name of names) {
    offsets.set(name, bytes.length)
    bytes = Buffer.concat([bytes, Buffer.from(`${name}\0`)])
  }
  return { bytes, offsetOf: (name: string) => offsets.get(name) ?? 0 }
}

/** The symbols the runtime must provide, and for each call to one the place it is made from. */
function dynamicTables(systemCalls: readonly SystemCall[]) {
  const names = [...new Set(systemCalls.map(({ name }) => name))]
  const strings = stringTable(names)
  const symbols = Buffer.alloc(SYMBOL_BYTES * (names.length + 1)) // entry 0 is "no symbol"
  names.forEach((name, index) => {
    symbols.writeUInt32LE(strings.offsetOf(name), SYMBOL_BYTES * (index + 1))
    symbols.writeUInt8(STB_GLOBAL_NOTYPE, SYMBOL_BYTES * (index + 1) + 4)
  })
  const relocations = Buffer.alloc(REL_BYTES * systemCalls.length)
  systemCalls.forEach(({ at, name }, index) => {
    relocations.writeBigUInt64LE(BigInt(at), REL_BYTES * index)
    relocations.writeBigUInt64LE((BigInt(names.indexOf(name) + 1) << 32n) | R_BPF_64_32, REL_BYTES * index + 8)
  })
  return { symbols, strings: strings.bytes, relocations }
}

function dynamicSection(entries: ReadonlyArray<readonly [tag: number, value: number]>) {
  const bytes = Buffer.alloc(DYNAMIC_ENTRY_BYTES * entries.length)
  entries.forEach(([tag, value], index) => {
    bytes.writeBigUInt64LE(BigInt(tag), DYNAMIC_ENTRY_BYTES * index)
    bytes.writeBigUInt64LE(BigInt(value), DYNAMIC_ENTRY_BYTES * index + 8)
  })
  return bytes
}

function elfHeader(entry: number, sectionHeadersAt: number, sections: number) {
  const header = Buffer.alloc(ELF_HEADER_BYTES)
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]) // magic, 64-bit, little-endian, version 1
  header.writeUInt16LE(ET_DYN, 16)
  header.writeUInt16LE(EM_BPF, 18)
  header.writeUInt32LE(1, 20)
  header.writeBigUInt64LE(BigInt(entry), 24)
  header.writeBigUInt64LE(BigInt(ELF_HEADER_BYTES), 32)
  header.writeBigUInt64LE(BigInt(sectionHeadersAt), 40)
  const counts = [ELF_HEADER_BYTES, PROGRAM_HEADER_BYTES, PROGRAM_HEADERS, SECTION_HEADER_BYTES, sections, sections - 1]
  counts.forEach((value, index) => {
    header.writeUInt16LE(value, 52 + 2 * index)
  })
  return header
}

/** File offset and address are the same number in an SBFv0 program. */
function programHeader(type: number, flags: number, start: number, end: number) {
  const header = Buffer.alloc(PROGRAM_HEADER_BYTES)
  header.writeUInt32LE(type, 0)
  header.writeUInt32LE(flags, 4)
  for (const at of [8, 16, 24]) header.writeBigUInt64LE(BigInt(start), at)
  for (const at of [32, 40]) header.writeBigUInt64LE(BigInt(end - start), at)
  header.writeBigUInt64LE(8n, 48)
  return header
}

interface SectionEntry {
  name: string
  type: number
  flags: number
  start: number
  end: number
  link?: number
  info?: number
  entryBytes?: number
}

function sectionHeader(section: SectionEntry, nameAt: number) {
  const header = Buffer.alloc(SECTION_HEADER_BYTES)
  const loaded = (section.flags & SHF_ALLOC) !== 0
  header.writeUInt32LE(nameAt, 0)
  header.writeUInt32LE(section.type, 4)
  header.writeBigUInt64LE(BigInt(section.flags), 8)
  header.writeBigUInt64LE(BigInt(loaded ? section.start : 0), 16)
  header.writeBigUInt64LE(BigInt(section.start), 24)
  header.writeBigUInt64LE(BigInt(section.end - section.start), 32)
  header.writeUInt32LE(section.link ?? 0, 40)
  header.writeUInt32LE(section.info ?? 0, 44)
  header.writeBigUInt64LE(8n, 48)
  header.writeBigUInt64LE(BigInt(section.entryBytes ?? 0), 56)
  return header
}

/** The file a Solana loader accepts: code, constants, and the tables that name the system calls. */
export function writeSharedObject({ image, entryOffset, textStart, textEnd, rodataStart, systemCalls }: Program) {
  const { symbols, strings, relocations } = dynamicTables(systemCalls)
  const dynamicAt = image.length
  const symbolsAt = dynamicAt + DYNAMIC_ENTRY_BYTES * 7
  const stringsAt = symbolsAt + symbols.length
  const relocationsAt = alignUp(stringsAt + strings.length, 8)
  const namesAt = relocationsAt + relocations.length
  const dynamic = dynamicSection([
    [DT_REL, relocationsAt],
    [DT_RELSZ, relocations.length],
    [DT_RELENT, REL_BYTES],
    [DT_SYMTAB, symbolsAt],
    [DT_STRTAB, stringsAt],
    [DT_STRSZ, strings.length],
    [DT_NULL, 0],
  ])
  const loaded: SectionEntry[] = [
    { name: ".text", type: SHT_PROGBITS, flags: SHF_ALLOC_EXECINSTR, start: textStart, end: textEnd },
    { name: ".rodata", type: SHT_PROGBITS, flags: SHF_ALLOC, start: rodataStart, end: dynamicAt },
    {
      name: ".dynamic",
      type: SHT_DYNAMIC,
      flags: SHF_ALLOC,
      start: dynamicAt,
      end: symbolsAt,
      link: 5,
      entryBytes: 16,
    },
    {
      name: ".dynsym",
      type: SHT_DYNSYM,
      flags: SHF_ALLOC,
      start: symbolsAt,
      end: stringsAt,
      link: 5,
      info: 1,
      entryBytes: 24,
    },
    { name: ".dynstr", type: SHT_STRTAB, flags: SHF_ALLOC, start: stringsAt, end: stringsAt + strings.length },
    { name: ".rel.dyn", type: SHT_REL, flags: SHF_ALLOC, start: relocationsAt, end: namesAt, link: 4, entryBytes: 16 },
  ]
  const names = stringTable([...loaded.map(({ name }) => name), ".shstrtab"])
  const namesEnd = namesAt + names.bytes.length
  const all = [...loaded, { name: ".shstrtab", type: SHT_STRTAB, flags: 0, start: namesAt, end: namesEnd }]
  const sectionHeadersAt = alignUp(namesEnd, 8)

  const file = Buffer.alloc(sectionHeadersAt + SECTION_HEADER_BYTES * (all.length + 1))
  image.copy(file)
  elfHeader(entryOffset, sectionHeadersAt, all.length + 1).copy(file)
  const headers = [
    programHeader(PT_LOAD, READ_EXECUTE, textStart, dynamicAt),
    programHeader(PT_LOAD, READ, dynamicAt, namesAt),
    programHeader(PT_DYNAMIC, READ, dynamicAt, symbolsAt),
  ]
  Buffer.concat(headers).copy(file, ELF_HEADER_BYTES)
  dynamic.copy(file, dynamicAt)
  symbols.copy(file, symbolsAt)
  strings.copy(file, stringsAt)
  relocations.copy(file, relocationsAt)
  names.bytes.copy(file, namesAt)
  all.forEach((section, index) => {
    const at = sectionHeadersAt + SECTION_HEADER_BYTES * (index + 1)
    sectionHeader(section, names.offsetOf(section.name)).copy(file, at)
  })
  return file
}
