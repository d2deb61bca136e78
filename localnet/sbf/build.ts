import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { idlHeader } from "./idl-header"
import { link } from "./link"
import { type ProgramSource, programs } from "./programs"

const here = import.meta.dirname
const sharedFolder = join(here, "src")
const compilers = ["clang-14", "clang"]

const flags = [
  ...["-target", "bpfel", "-mcpu=v2", "-O2", "-fno-builtin", "-std=c17"],
  // The SVM allows unaligned access, and a table of the generated header serves one file only.
  ...["-Wall", "-Wextra", "-Werror", "-Wno-address-of-packed-member", "-Wno-unused-const-variable"],
]

interface BuildRecord {
  clang: string
  programSha256: string
  sourceSha256: string
}

const filesOf = ({ name, folder, idl, idlPackage }: ProgramSource) => ({
  header: join(folder, "src/idl.gen.h"),
  headerText: idl && idlPackage && idlHeader(idl, idlPackage),
  program: join(folder, `${name}.so`),
  record: join(folder, `${name}.build.json`),
  sources: join(folder, "src"),
})

const sha256 = (...parts: Array<string | Buffer>) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex")

const sourcesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder)
    .filter((name) => ending.test(name))
    .sort()
    .map((name) => join(folder, name))

/** Everything the bytes depend on apart from clang: the C sources, the compiler's flags and the linker. */
function sourceSha256(folder: string) {
  const sources = [sharedFolder, folder].flatMap((each) => sourcesIn(each, /\.[ch]$/))
  const linker = ["link.ts", "elf-object.ts", "elf-shared-object.ts"].map((name) => join(here, name))
  return sha256(flags.join(" "), ...[...sources, ...linker].map((file) => readFileSync(file)))
}

/** The first compiler found that is of the wanted version, or of any version when none is wanted. */
function findClang(wanted?: string) {
  for (const command of compilers) {
    try {
      const version = execFileSync(command, ["--version"], { encoding: "utf8" }).match(/version (\S+)/)?.[1]
      if (version !== undefined && (wanted === undefined || version === wanted)) return { command, version }
    } catch {
      // Not installed under this name: the next one may be.
    }
  }
  return undefined
}

function compile(clang: string, { folder: programFolder, idl }: ProgramSource) {
  const folder = join(programFolder, "src")
  const objects = mkdtempSync(join(tmpdir(), "sbf-"))
  try {
    const compiled = (idl === undefined ? [folder] : [sharedFolder, folder])
      .flatMap((each) => sourcesIn(each, /\.c$/))
      .map((file, index) => {
        const object = join(objects, `${index}.o`)
        execFileSync(clang, [...flags, "-I", sharedFolder, "-I", folder, "-c", file, "-o", object], {
          stdio: ["ignore", "ignore", "inherit"],
        })
        return readFileSync(object)
      })
    return link(compiled, "entrypoint")
  } finally {
    rmSync(objects, { recursive: true })
  }
}

function build(source: ProgramSource): string {
  const clang = findClang()
  if (clang === undefined) throw new Error("clang is not installed. Install Debian's clang-14 to rebuild the program.")
  const files = filesOf(source)
  if (files.headerText) writeFileSync(files.header, files.headerText)
  const program = compile(clang.command, source)
  const record: BuildRecord = {
    clang: clang.version,
    programSha256: sha256(program),
    sourceSha256: sourceSha256(files.sources),
  }
  writeFileSync(files.program, program)
  writeFileSync(files.record, `${JSON.stringify(record, null, 2)}\n`)
  return `Built ${source.name}.so: ${program.length} bytes with clang ${clang.version}`
}

/** Fails unless the committed program is what the committed source gives. */
function check(source: ProgramSource): string {
  const files = filesOf(source)
  const program = `${source.name}.so`
  const record: BuildRecord = JSON.parse(readFileSync(files.record, "utf8"))
  const stale = "Run `npm run localnet:program` and commit what it writes."
  if (files.headerText && readFileSync(files.header, "utf8") !== files.headerText) {
    throw new Error(`${source.name}: idl.gen.h is not the published IDL. ${stale}`)
  }
  if (sourceSha256(files.sources) !== record.sourceSha256) {
    throw new Error(`The source changed after ${program} was built. ${stale}`)
  }
  if (sha256(readFileSync(files.program)) !== record.programSha256) {
    throw new Error(`${program} is not the program that was recorded. ${stale}`)
  }
  const clang = findClang(record.clang)
  if (clang === undefined) return `Hashes agree. The bytes were not rebuilt: clang ${record.clang} is not installed.`
  if (sha256(compile(clang.command, source)) !== record.programSha256) {
    throw new Error(`The source gives other bytes than ${program}. ${stale}`)
  }
  return `${program} is what its source gives with clang ${record.clang}`
}

try {
  const run = process.argv.includes("--check") ? check : build
  for (const source of programs) process.stdout.write(`${run(source)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
