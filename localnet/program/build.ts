import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { idlHeader } from "./idl-header"
import { link } from "./link"

const here = import.meta.dirname
const sourceFolder = join(here, "src")
const headerFile = join(sourceFolder, "idl.gen.h")
const programFile = join(here, "gamba.so")
const recordFile = join(here, "gamba.build.json")
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

const sha256 = (...parts: Array<string | Buffer>) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex")

/** Everything the bytes depend on apart from clang: the C sources, the compiler's flags and the linker. */
function sourceSha256() {
  const sources = readdirSync(sourceFolder)
    .filter((name) => /\.[ch]$/.test(name))
    .sort()
    .map((name) => join(sourceFolder, name))
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

function compile(clang: string) {
  const folder = mkdtempSync(join(tmpdir(), "gamba-"))
  try {
    const sources = readdirSync(sourceFolder)
      .filter((name) => name.endsWith(".c"))
      .sort()
    const objects = sources.map((name) => {
      const object = join(folder, `${name}.o`)
      execFileSync(clang, [...flags, "-c", name, "-o", object], {
        cwd: sourceFolder,
        stdio: ["ignore", "ignore", "inherit"],
      })
      return readFileSync(object)
    })
    return link(objects, "entrypoint")
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function build(): string {
  const clang = findClang()
  if (clang === undefined) throw new Error("clang is not installed. Install Debian's clang-14 to rebuild the program.")
  writeFileSync(headerFile, idlHeader())
  const program = compile(clang.command)
  const record: BuildRecord = {
    clang: clang.version,
    programSha256: sha256(program),
    sourceSha256: sourceSha256(),
  }
  writeFileSync(programFile, program)
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
  return `Built gamba.so: ${program.length} bytes with clang ${clang.version}`
}

/** Fails unless the committed program is what the committed source gives. */
function check(): string {
  const record: BuildRecord = JSON.parse(readFileSync(recordFile, "utf8"))
  const stale = "Run `npm run localnet:program` and commit what it writes."
  if (readFileSync(headerFile, "utf8") !== idlHeader()) throw new Error(`idl.gen.h is not the published IDL. ${stale}`)
  if (sourceSha256() !== record.sourceSha256) throw new Error(`The source changed after gamba.so was built. ${stale}`)
  if (sha256(readFileSync(programFile)) !== record.programSha256) {
    throw new Error(`gamba.so is not the program that was recorded. ${stale}`)
  }
  const clang = findClang(record.clang)
  if (clang === undefined) return `Hashes agree. The bytes were not rebuilt: clang ${record.clang} is not installed.`
  if (sha256(compile(clang.command)) !== record.programSha256) {
    throw new Error(`The source gives other bytes than gamba.so. ${stale}`)
  }
  return `gamba.so is what its source gives with clang ${record.clang}`
}

try {
  const report = process.argv.includes("--check") ? check() : build()
  process.stdout.write(`${report}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
