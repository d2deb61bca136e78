import { budgets, isChainCode } from "./budgets"
import { type Piece, readBuild } from "./read-build"

// The fast half of the byte budgets: what the built page names. What its scripts ask for later is counted by the
// end-to-end test of the first load, in a browser.
const build = readBuild(process.argv[2] ?? "dist/app")
const sum = (pieces: readonly Piece[]) => pieces.reduce((total, { bytes }) => total + bytes, 0)
const script = sum(build.scripts)
const lines: { what: string; bytes: number; most: number }[] = [
  { what: "JS that the front page names", bytes: script, most: budgets.script },
  {
    what: "everything that the front page names",
    bytes: script + sum(build.styles) + sum(build.fonts) + build.page.bytes,
    most: budgets.everything,
  },
  ...build.games.map(({ file, bytes }) => ({ what: `own code of ${file}`, bytes, most: budgets.game })),
]
const chain = build.scripts.filter(({ file }) => isChainCode(file))

for (const { what, bytes, most } of lines) {
  const verdict = bytes <= most ? "ok  " : "OVER"
  console.log(`${verdict} ${what.padEnd(44)} ${kilobytes(bytes).padStart(9)}  of ${kilobytes(most)}`)
}
for (const { file } of chain) console.log(`OVER ${file} is chain code on the front page`)
for (const cycle of build.cycles) console.log(`LOOP ${cycle.join(", ")} wait for each other`)
const well = lines.every(({ bytes, most }) => bytes <= most) && chain.length === 0 && build.cycles.length === 0
process.exit(well ? 0 : 1)

function kilobytes(bytes: number) {
  return `${(bytes / 1_000).toFixed(1)} kB`
}
