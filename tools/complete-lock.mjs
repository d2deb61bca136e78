// A registry mirror may not serve binaries for foreign platforms; npm then leaves them out of the lock file, and `npm ci`
// refuses it everywhere. This adds what the parents' own optionalDependencies name, so that the lock fits every platform.
import { readFileSync, writeFileSync } from "node:fs"

const platforms = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  aix: "aix",
  win32: "win32",
  windows: "win32",
}
const processors = {
  arm64: "arm64",
  aarch64: "arm64",
  x64: "x64",
  ia32: "ia32",
  arm: "arm",
  ppc64: "ppc64",
  riscv64: "riscv64",
  s390x: "s390x",
  loong64: "loong64",
  mips64el: "mips64el",
  wasm32: "wasm32",
}

const file = "package-lock.json"
const lock = JSON.parse(readFileSync(file, "utf8"))
const { packages } = lock

/** Where Node would find `name` from the package at `from`. */
function found(from, name) {
  for (let at = from; ; at = at.includes("/node_modules/") ? at.slice(0, at.lastIndexOf("/node_modules/")) : "") {
    const key = `${at === "" ? "" : `${at}/`}node_modules/${name}`
    if (packages[key]) return packages[key]
    if (at === "") return null
  }
}

function entry(name, version, dev) {
  const words = name.split(/[-/]/)
  const os = words.find((word) => word in platforms)
  const cpu = words.find((word) => word in processors || /^arm(v\d|eabi)/.test(word) || /^armv/.test(word))
  return {
    version,
    ...(cpu && { cpu: [processors[cpu] ?? "arm"] }),
    ...(dev && { dev: true }),
    ...(words.includes("musl") && { libc: ["musl"] }),
    ...(words.includes("gnu") && { libc: ["glibc"] }),
    optional: true,
    ...(os && { os: [platforms[os]] }),
  }
}

let added = 0
for (const [from, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const known = found(from, name)
    if (!/^\d/.test(range) || known?.version === range) continue
    const key = known ? `${from}/node_modules/${name}` : `node_modules/${name}`
    packages[key] = entry(name, range, dev)
    added += 1
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} platform packages added to ${file}`)
