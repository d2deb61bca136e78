import { execFileSync } from "node:child_process"
import { scaffoldGame } from "./scaffold"

/** `npm run new game <name>` */
const [what, id] = process.argv.slice(2)
if (what !== "game" || id === undefined) {
  console.error("Say what and how it is called: npm run new game <name>")
  process.exit(2)
}
try {
  const files = scaffoldGame(id, process.cwd())
  execFileSync("npx", ["biome", "check", "--write", ...files, "features/games/catalogue/catalogue.ts"], {
    stdio: "ignore",
  })
  for (const file of files) console.log(file)
  console.log(`Next: its table in tests/prove/game-tables.ts, then the guide "Adding a game" in Storybook.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
