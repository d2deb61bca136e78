import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Localnet, startLocalnet } from "#localnet"
import { localKeypair } from "../../localnet/genesis/keys"
import { checkConfig, fatalFindings } from "../../server/check-config/check-config"
import type { Finding } from "../../server/check-config/finding"
import { configOf, readServerSettings } from "../../server/settings"
import { sol } from "../support/sol"

// `npm run check-config` against a real local network, which plays whatever cluster the settings name.

const folder = mkdtempSync(join(tmpdir(), "casino-check-"))
let network: Localnet
let environment: Record<string, string>
beforeAll(async () => {
  network = await startLocalnet({ rpcPort: 0, wsPort: 0 })
  const { rpcUrl, addresses } = network
  environment = {
    SOLANA_CLUSTER: "mainnet-beta",
    SOLANA_RPC_URL: rpcUrl,
    CREATOR_ADDRESS: addresses.creator,
    USDC_MINT: addresses.usdcMint,
    PRICES_URL: "http://127.0.0.1:9/prices",
    DATA_DIR: folder,
    PUBLIC_ORIGIN: "https://casino.example",
    TRUSTED_PROXY_HOPS: "1",
    OPERATOR_NAME: "Example Gaming Ltd",
    OPERATOR_ADDRESS: "1 Example Street",
    SUPPORT_CONTACT: "help@casino.example",
    LICENCE: "none",
    GOVERNING_LAW: "Malta",
    RESTRICTED_COUNTRIES: "none",
    COUNTRY_HEADER: "CF-IPCountry",
  }
}, 60_000)
afterAll(async () => {
  await network.close()
  rmSync(folder, { recursive: true, force: true })
})

const problems = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level !== "ok").map(({ item, level, says }) => `${level} ${item}: ${says}`)
const found = async (changed: Record<string, string | undefined>) =>
  problems(await checkConfig(readServerSettings({ ...environment, ...changed })))

test("a casino on its own local network has nothing wrong but what a developer does without", async () => {
  const { rpcUrl, wsUrl, addresses } = network
  const config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens: [sol] }
  const list = await found({ APP_CONFIG: JSON.stringify(config), SOLANA_CLUSTER: "localnet" })
  expect(list.filter((line) => line.startsWith("error"))).toEqual([])
  expect(list.map((line) => line.split(":")[0])).toEqual(["warning prices", "warning database"])
})

describe("a configuration that is wrong", () => {
  test("with the local network behind mainnet's settings, and the mint of SOL as creator: the server does not start", async () => {
    const changed = { CREATOR_ADDRESS: sol.mint }
    const list = await found(changed)
    expect(list).toContainEqual(expect.stringMatching(/^error node .*is on another chain than mainnet-beta/))
    expect(list).toContainEqual("error creator: CREATOR_ADDRESS is the mint of a token")
    const fatal = await fatalFindings(configOf(readServerSettings({ ...environment, ...changed })))
    expect(fatal.map(({ item }) => item.split(" ")[0])).toEqual(["creator", "node"])
  })

  test("with an account of a program as creator names whose it is", async () => {
    const list = await found({ CREATOR_ADDRESS: network.addresses.usdcMint, USDC_MINT: undefined })
    expect(list).toContainEqual(expect.stringMatching(/^error creator's account: belongs to the program Token/))
    // Mainnet's own mint is not on this chain.
    expect(list).toContainEqual("error USDC mint: is no mint on this cluster")
    expect(list).toContainEqual("error USDC pool: does not exist")
  })

  test("with other decimals than the mint's would show wrong amounts", async () => {
    const { rpcUrl, wsUrl, addresses } = network
    const tokens = [{ ...sol, mint: addresses.usdcMint, symbol: "USDC", decimals: 9 }]
    const config = { cluster: "localnet", rpcUrl, wsUrl, creator: addresses.creator, tokens }
    expect(await found({ APP_CONFIG: JSON.stringify(config) })).toContainEqual(
      "error USDC mint: has 6 decimals, and the configuration says 9",
    )
  })

  test("with addresses that browsers cannot use names each", async () => {
    const plain = await found({
      PUBLIC_ORIGIN: "http://casino.example",
      BROWSER_RPC_URL: "http://node.example",
      TRUSTED_PROXY_HOPS: "0",
    })
    expect(plain).toContainEqual(expect.stringMatching(/^error public origin: .* is not https/))
    expect(plain).toContainEqual(expect.stringMatching(/^error browser's nodes: node\.example/))
    expect(plain).toContainEqual(expect.stringMatching(/^warning proxies: none is trusted/))
    const key = "0123456789abcdef0123456789abcdef"
    const secret = await found({ BROWSER_RPC_URL: `https://node.example/${key}` })
    expect(secret).toContainEqual(expect.stringMatching(/^error browser's nodes: BROWSER_RPC_URL seems to hold a key/))
    expect(secret.join()).not.toContain(key)
  })

  test("whose provider is named nowhere, or is another than the program's, says so", async () => {
    const key = localKeypair("rng").publicKey.toBase58()
    expect(await found({})).toContainEqual(expect.stringContaining(`warning provider's key: ${key} is named nowhere`))
    expect(await found({ PROVIDER_KEYS: network.addresses.creator })).toContainEqual(
      `error provider's key: the program accepts ${key}, which PROVIDER_KEYS does not name`,
    )
    const named = await found({ PROVIDER_KEYS: `${network.addresses.creator}, ${key}` })
    expect(named.filter((line) => line.includes("provider's key"))).toEqual([])
  })

  test("that states nothing of its operator, or has a broken file of countries, says that nobody can bet", async () => {
    const file = join(folder, "broken.mmdb")
    writeFileSync(file, "no database")
    const list = await found({
      OPERATOR_NAME: undefined,
      LICENCE: undefined,
      COUNTRY_HEADER: undefined,
      GEOIP_FILE: file,
    })
    expect(list.filter((line) => line.startsWith("error operator"))).toEqual([
      expect.stringContaining("not stated: operator. Nobody can start"),
      expect.stringContaining("not stated: licence."),
      expect.stringMatching(/not stated: country-source \(.+\)\. Nobody/),
    ])
  })

  test("that leaves browsers no node but our gateway, or names two sources of countries, is warned", async () => {
    const alone =
      "warning browser's nodes: our gateway alone: while this server is away, open games cannot be continued"
    expect(await found({})).toContainEqual(alone)
    const pages = async (changed: Record<string, string>) =>
      (await checkConfig(readServerSettings({ ...environment, ...changed }))).find(
        ({ item }) => item === "browser's nodes",
      )?.says
    const SOLANA_FALLBACKS = "https://node.example"
    expect(await pages({ SOLANA_FALLBACKS })).toBe(
      "our gateway, and node.example, which pass by our gate and our limits",
    )
    expect(await pages({ SOLANA_FALLBACKS, BROWSER_RPC_URL: "https://own.example" })).toBe(
      "own.example, node.example, which pass by our gate and our limits",
    )
    expect(await found({ GEOIP_FILE: join(folder, "countries.mmdb") })).toContainEqual(
      "warning country: both a header and a file are named: the header counts, the file is not read",
    )
  })

  test("with a database that is not there, or a node, says so and goes on", async () => {
    const list = await found({ DATABASE_URL: "postgres://127.0.0.1:9/none", SOLANA_RPC_URL: "http://127.0.0.1:9" })
    expect(list).toContainEqual(expect.stringMatching(/^error database: .*ECONNREFUSED/))
    expect(list).toContainEqual(expect.stringMatching(/^error node 127\.0\.0\.1:9/))
    expect(list).toContainEqual(expect.stringMatching(/^error pools:/))
  })
})
