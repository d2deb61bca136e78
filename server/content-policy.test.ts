import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { contentPolicy, mobileWalletSources, offlineContentPolicy } from "./content-policy"

const config = {
  cluster: "localnet",
  rpcUrl: "http://node.test:8899",
  wsUrl: "ws://node.test:8900",
  creator: "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x",
  tokens: [],
} as const
const policy = (mobileWallets: boolean) => contentPolicy({ config, nonce: "n", scripts: [], styles: [], mobileWallets })

test("a phone with Android may reach its wallet at a local port, and no other page may", () => {
  expect(policy(true)).toMatch(
    /connect-src 'self' http:\/\/node\.test:8899 ws:\/\/node\.test:8900 ws:\/\/localhost:\* http:\/\/localhost;/,
  )
  expect(policy(false)).not.toContain("localhost")
  expect(policy(false)).not.toContain("sha256")
})

test("the style sheet that is admitted for the mobile wallet adapter is the one of the installed library", () => {
  const library = readFileSync("node_modules/@solana-mobile/wallet-standard-mobile/lib/esm/index.browser.js", "utf8")
  const name = /\.id = "mobile-wallet-adapter-embedded-modal-styles";\s*styles\.textContent = (css\$?\d*);/.exec(
    library,
  )?.[1]
  const sheet = library.split(`const ${name} = \``)[1]?.split("`;")[0] ?? ""
  expect(sheet).toContain("mobile-wallet-adapter-embedded-loading-indicator")
  expect(mobileWalletSources.styles).toEqual([`'sha256-${createHash("sha256").update(sheet).digest("base64")}'`])
})

test("a worker comes from this site alone", () => {
  expect(policy(false)).toContain("worker-src 'self';")
})

test("the offline page runs its own inline scripts and sheets, and reaches this site alone", () => {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`
  expect(offlineContentPolicy("<style>a{}</style><script>one()</script><script>two()</script>").split("; ")).toEqual([
    "default-src 'none'",
    `script-src ${hash("one()")} ${hash("two()")}`,
    `style-src ${hash("a{}")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})
