import { type ElfObject, type ObjectSymbol, parseObject, type Relocation, type Section } from "./elf-object"
import { HEADER_BYTES, type SystemCall, writeSharedObject } from "./elf-shared-object"

const SHT_PROGBITS = 1
const SHF_WRITE = 1
const SHF_ALLOC = 2
const SHF_EXECINSTR = 4

/** The loader maps the file here, and an SBFv0 program is loaded where its file offsets say. */
const PROGRAM_ADDRESS = 0x100000000n
const INSTRUCTION_BYTES = 8
/** In a call instruction: the target is not an offset. The loader then looks at the relocation. */
const UNRESOLVED_CALL = -1
const CALL_LOCAL_SOURCE = 0x10

/** The three relocations clang's BPF back end leaves in code and constants. */
const R_BPF_64_64 = 1
const R_BPF_64_ABS64 = 2
const R_BPF_64_32 = 10

interface Layout {
  /** Where each section begins in the file. */
  place: Map<Section, number>
  textStart: number
  textEnd: number
  rodataStart: number
  end: number
}

const alignUp = (value: number, align: number) => Math.ceil(value / align) * align
const isText = (section: Section) => (section.flags & SHF_EXECINSTR) !== 0 && section.bytes.length > 0
const isRodata = (section: Section) =>
  section.type === SHT_PROGBITS &&
  (section.flags & (SHF_ALLOC | SHF_EXECINSTR)) === SHF_ALLOC &&
  section.bytes.length > 0

function refuseWritable(sections: readonly Section[]) {
  const writable = sections.find(({ flags, bytes }) => flags & SHF_ALLOC && flags & SHF_WRITE && bytes.length > 0)
  if (writable) throw new Error(`${writable.name} is writable: an SBF program has no memory for variables of its own`)
}

function layOut(sections: readonly Section[]): Layout {
  const place = new Map<Section, number>()
  let end = HEADER_BYTES
  const put = (section: Section) => {
    end = alignUp(end, Math.max(INSTRUCTION_BYTES, section.align))
    place.set(section, end)
    end += section.bytes.length
  }
  sections.filter(isText).forEach(put)
  const textEnd = end
  end = alignUp(end, 16)
  const rodataStart = end
  sections.filter(isRodata).forEach(put)
  return { place, textStart: HEADER_BYTES, textEnd, rodataStart, end: alignUp(end, 16) }
}

/** Links objects into one SBFv0 shared object: code and constants at fixed addresses, system calls by name. */
export function link(files: readonly Buffer[], entry: string): Buffer {
  const objects = files.map(parseObject)
  const sections = objects.flatMap((object) => object.sections)
  refuseWritable(sections)
  const layout = layOut(sections)
  const globals = globalSymbols(objects)
  const image = Buffer.alloc(layout.end)
  for (const [section, at] of layout.place) section.bytes.copy(image, at)

  const systemCalls: SystemCall[] = []
  const locate = (symbol: ObjectSymbol) => {
    const definition = symbol.section === undefined ? globals.get(symbol.name) : symbol
    if (definition?.section === undefined) return undefined
    const start = layout.place.get(definition.section)
    if (start === undefined) throw new Error(`${symbol.name} lies in ${definition.section.name}, which is not loaded`)
    return start + definition.value
  }
  for (const [section, start] of layout.place) {
    for (const relocation of section.relocations) {
      const call = relocate(image, start + relocation.offset, relocation, locate(relocation.symbol))
      if (call) systemCalls.push(call)
    }
  }
  const entryOffset = locate({ name: entry, section: undefined, value: 0, global: true })
  if (entryOffset === undefined) throw new Error(`No object defines the entry point ${entry}`)
  return writeSharedObject({ ...layout, image, entryOffset, systemCalls })
}

function globalSymbols(objects: readonly ElfObject[]) {
  const globals = new Map<string, ObjectSymbol>()
  for (const symbol of objects.flatMap((object) => object.symbols)) {
    if (!symbol.global || symbol.section === undefined) continue
    if (globals.has(symbol.name)) throw new Error(`${symbol.name} is defined in two objects`)
    globals.set(symbol.name, symbol)
  }
  return globals
}

/** Writes one address into the image. A call to what no object defines is a system call: it returns that. */
function relocate(image: Buffer, at: number, { type, symbol }: Relocation, target: number | undefined) {
  if (type === R_BPF_64_32) {
    if (target === undefined) {
      image.writeUInt8(CALL_LOCAL_SOURCE, at + 1)
      image.writeInt32LE(UNRESOLVED_CALL, at + 4)
      return { at, name: symbol.name }
    }
    // Counted in instructions, from the one after the call; the addend sits in the same field in the same unit.
    const addend = image.readInt32LE(at + 4) + 1
    image.writeInt32LE((target - at) / INSTRUCTION_BYTES + addend - 1, at + 4)
    return undefined
  }
  if (target === undefined) throw new Error(`${symbol.name} is used but no object defines it`)
  if (type === R_BPF_64_64) {
    // A 64-bit load takes two instruction slots, with half of the address in each.
    const address = PROGRAM_ADDRESS + BigInt(target + image.readUInt32LE(at + 4))
    image.writeUInt32LE(Number(address & 0xffffffffn), at + 4)
    image.writeUInt32LE(Number(address >> 32n), at + 4 + INSTRUCTION_BYTES)
  } else if (type === R_BPF_64_ABS64) {
    image.writeBigUInt64LE(PROGRAM_ADDRESS + BigInt(target) + image.readBigUInt64LE(at), at)
  } else {
    throw new Error(`Relocation type ${type} of ${symbol.name} is not one clang's BPF back end writes`)
  }
  return undefined
}
