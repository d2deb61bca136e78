// `npm run close` and `npm run open`: closes the casino without a wallet and without a database, and opens it again. JavaScript without a
// library, because it has to run in every state of an installation.
import { appendFileSync, existsSync, mkdirSync } from "node:fs"
import { join, resolve } from "node:path"

const [what, ...words] = process.argv.slice(2)
const message = words.join(" ").trim()
if ((what !== "close" && what !== "open") || message.length > 500) {
  process.stderr.write('npm run close -- "What visitors read, up to 500 characters", or: npm run open\n')
  process.exit(1)
}
if (existsSync(".env")) process.loadEnvFile(".env")
const folder = resolve(process.env.DATA_DIR || ".data")
const closed = what === "close"
try {
  mkdirSync(folder, { recursive: true })
  const word = { by: "operator", closed, atMs: Date.now(), ...(closed && message !== "" && { message }) }
  appendFileSync(join(folder, "closed.jsonl"), `${JSON.stringify(word)}\n`)
} catch (error) {
  process.stderr.write(
    `${error.message}\nNothing was changed. Set CASINO_CLOSED=on and restart, or make ${folder} writable.\n`,
  )
  process.exit(1)
}
process.stdout.write(
  closed
    ? `Closed: within two seconds no process that has its DATA_DIR in ${folder} starts a bet. Open games go on. Open again: npm run open\n`
    : `Open again, unless an owner has closed it in /admin${process.env.CASINO_CLOSED === "on" ? ", and once CASINO_CLOSED is taken out of the environment" : ""}. DATA_DIR: ${folder}\n`,
)
