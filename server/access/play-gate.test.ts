import { copyFileSync, mkdtempSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Context } from "hono"
import { Hono } from "hono"
import { afterAll, describe, expect, test } from "vitest"
import type { AppConfig } from "../contract/config"
import type { PlayAccess } from "../contract/play-access"
import { readServerSettings } from "../settings"
import { playGateOf } from "./play-gate"

const geoip = createRequire(import.meta.url).resolve(
  "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
)
const folder = mkdtempSync(join(tmpdir(), "casino-geoip-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stated = {
  SOLANA_RPC_URL: "https://node.example",
  CREATOR_ADDRESS: "11111111111111111111111111111111",
  OPERATOR_NAME: "Example Gaming Ltd",
  OPERATOR_ADDRESS: "1 Example Street, Valletta",
  SUPPORT_CONTACT: "help@casino.example",
  LICENCE: "none",
  GOVERNING_LAW: "Malta",
  RESTRICTED_COUNTRIES: "US, gb,FR",
  COUNTRY_HEADER: "CF-IPCountry",
  TRUSTED_PROXY_HOPS: "1",
}

/** What the gate says of a request with these headers, under these settings. */
async function asked(
  settings: Record<string, string>,
  headers: Record<string, string> = {},
  cluster: AppConfig["cluster"] = "mainnet-beta",
  isKnown = true,
): Promise<PlayAccess> {
  const chain = { cluster, isKnown: () => isKnown }
  const gate = playGateOf(readServerSettings(settings), chain, { error: () => undefined })
  let answer: PlayAccess | null = null
  const app = new Hono().get("/", (c: Context) => {
    answer = gate(c)
    return c.text("")
  })
  await app.request("/", { headers })
  if (answer === null) throw new Error("The gate was not asked")
  return answer
}

const from = (country: string) => ({ "cf-ipcountry": country })

describe("a casino whose operator has not stated everything", () => {
  test.each([
    ["OPERATOR_NAME", "operator"],
    ["OPERATOR_ADDRESS", "operator"],
    ["SUPPORT_CONTACT", "contact"],
    ["LICENCE", "licence"],
    ["GOVERNING_LAW", "law"],
    ["RESTRICTED_COUNTRIES", "restricted-countries"],
    ["COUNTRY_HEADER", "country-source"],
  ])("is closed without %s and names the kind", async (name, kind) => {
    const { [name as keyof typeof stated]: _, ...rest } = stated
    expect(await asked(rest, from("DE"))).toEqual({ kind: "not-set-up", missing: [kind] })
  })

  test("is closed when a visitor could write the country's header", async () => {
    const direct = { ...stated, TRUSTED_PROXY_HOPS: "0" }
    expect(await asked(direct, from("DE"))).toEqual({ kind: "not-set-up", missing: ["country-source"] })
  })

  test.each(["localnet", "devnet"] as const)("is open on %s, where tokens have no worth", async (cluster) => {
    expect(await asked({}, {}, cluster)).toEqual({ kind: "allowed" })
  })
})

test.each(["localnet", "devnet", "mainnet-beta"] as const)(
  "a casino on %s is closed until it is known which chain its node is on",
  async (cluster) => {
    expect(await asked(stated, from("DE"), cluster, false)).toEqual({ kind: "unknown-chain" })
    expect(await asked(stated, from("DE"), cluster)).toEqual({ kind: "allowed" })
  },
)

describe("a country by a proxy's header", () => {
  test.each(["DE", "de", " DE ", "MT"])("%j may play", async (country) => {
    expect(await asked(stated, from(country))).toEqual({ kind: "allowed" })
  })
  test.each(["US", "us", "GB", "FR"])("%j is restricted", async (country) => {
    expect(await asked(stated, from(country))).toEqual({ kind: "restricted-country" })
  })
  test.each([
    "UK",
    "EU",
    "XX",
    "T1",
    "ZZ",
    "AA",
    "QM",
    "XK",
    "A1",
    "",
    "D",
    "DEU",
    "276",
    "DE, DE",
    "DE,US",
    "D\u00cb",
    "ＤＥ",
  ])("%j is not known, and refused", async (country) => {
    expect(await asked(stated, { "cf-ipcountry": encodeURI(country) })).toEqual({ kind: "unknown-country" })
  })
  test("that is not named at all is refused", async () => {
    expect(await asked(stated)).toEqual({ kind: "unknown-country" })
  })
})

describe("a country by the visitor's address", () => {
  const { COUNTRY_HEADER: _, ...withoutHeader } = stated
  const byFile = (file: string) => ({ ...withoutHeader, GEOIP_FILE: file })
  const at = (address: string) => ({ "x-forwarded-for": address })

  test.each([
    ["193.99.144.80", "allowed"],
    ["2a02:2e0::1", "allowed"],
    ["[2a02:2e0::1]", "allowed"],
    ["::ffff:193.99.144.80", "allowed"],
    ["8.8.8.8", "restricted-country"],
    ["10.0.0.1", "unknown-country"],
    ["127.0.0.1", "unknown-country"],
    ["fe80::1%eth0", "unknown-country"],
    ["unknown", "unknown-country"],
    ["193.99.144.80:443", "allowed"],
  ])("%s: %s", async (address, kind) => {
    expect(await asked(byFile(geoip), at(address))).toEqual({ kind })
  })

  test("what the visitor wrote into the header of the proxy does not count", async () => {
    expect(await asked(byFile(geoip), at("193.99.144.80, 8.8.8.8"))).toEqual({ kind: "restricted-country" })
  })

  test.each([
    ["that is not there", null],
    ["that is empty", Buffer.alloc(0)],
    ["of another format", Buffer.from("country,US\n".repeat(100))],
    ["that was cut off", readFileSync(geoip).subarray(0, 1_000_000)],
  ])("a file %s leaves the gate closed", async (name, bytes) => {
    const file = join(folder, `${name}.mmdb`)
    if (bytes !== null) writeFileSync(file, bytes)
    expect(await asked(byFile(file), at("193.99.144.80"))).toEqual({ kind: "not-set-up", missing: ["country-source"] })
  })
})

describe("a file of countries that changes while the server runs", () => {
  const { COUNTRY_HEADER: _, ...withoutHeader } = stated

  /** A casino with this file, a clock of its own, and what its log says. */
  function casino(name: string) {
    const file = join(folder, name)
    const lines: string[] = []
    let now = 0
    const log = {
      error: (facts: unknown, words?: string) => void lines.push(`${words} ${Reflect.get(Object(facts), "err")}`),
    }
    const start = () => {
      const gate = playGateOf(
        readServerSettings({ ...withoutHeader, GEOIP_FILE: file }),
        { cluster: "mainnet-beta", isKnown: () => true },
        log,
        () => now,
      )
      const app = new Hono().get("/", (c: Context) => c.json(gate(c)))
      return async (address: string) =>
        (await (await app.request("/", { headers: { "x-forwarded-for": address } })).json()) as PlayAccess
    }
    const pass = (ms: number) => (now += ms)
    /** In one step, as an operator has to. */
    const replace = (bytes: Buffer) => {
      writeFileSync(`${file}.new`, bytes)
      renameSync(`${file}.new`, file)
    }
    return { file, lines, start, pass, replace }
  }
  const german = "193.99.144.80"
  const unset = { kind: "not-set-up", missing: ["country-source"] }

  test("leaves the gate closed where it is too large to be read into memory, and says why", async () => {
    const { file, lines, start } = casino("huge.mmdb")
    copyFileSync(geoip, file)
    // With a hole at its end: it takes no room on the disk.
    truncateSync(file, 300_000_001)
    expect(await start()(german)).toEqual(unset)
    expect(lines).toEqual([expect.stringContaining("is larger than 300 MB")])
  })

  test("counts within a minute after it appears", async () => {
    const { file, lines, start, pass } = casino("later.mmdb")
    const kindOf = start()
    copyFileSync(geoip, file)
    pass(59_999)
    expect(await kindOf(german)).toEqual(unset)
    pass(1)
    expect(await kindOf(german)).toEqual({ kind: "allowed" })
    expect(lines).toEqual([expect.stringContaining("no bet with real tokens")])
  })

  test("is read again within a minute", async () => {
    const { file, lines, start, pass, replace } = casino("newer.mmdb")
    copyFileSync(geoip, file)
    const kindOf = start()
    expect(await kindOf(german)).toEqual({ kind: "allowed" })
    replace(withGermanyAs("US"))
    pass(59_999)
    expect(await kindOf(german)).toEqual({ kind: "allowed" })
    pass(1)
    expect(await kindOf(german)).toEqual({ kind: "restricted-country" })
    expect(lines).toEqual([])
  })

  test("leaves the one before it in use when it does not open or is gone, and says so once", async () => {
    const { file, lines, start, pass, replace } = casino("broken.mmdb")
    copyFileSync(geoip, file)
    const kindOf = start()
    replace(Buffer.from("country,US"))
    for (let minute = 0; minute < 3; minute += 1) {
      pass(60_000)
      expect(await kindOf(german)).toEqual({ kind: "allowed" })
    }
    expect(lines).toEqual([expect.stringContaining("before stays in use")])
    rmSync(file)
    pass(60_000)
    expect(await kindOf(german)).toEqual({ kind: "allowed" })
    expect(lines).toHaveLength(2)
    replace(withGermanyAs("US"))
    pass(60_000)
    expect(await kindOf(german)).toEqual({ kind: "restricted-country" })
  })
})

/** The file of countries with another code in place of Germany's. Its data begins behind sixteen zero bytes; a text of two bytes has the mark 0x42. */
function withGermanyAs(code: string): Buffer {
  const bytes = readFileSync(geoip)
  const data = bytes.indexOf(Buffer.alloc(16))
  if (data < 0) throw new Error("The file has no data section")
  const next = (from: number) => bytes.indexOf("\x42DE", from, "latin1")
  for (let at = next(data); at >= 0; at = next(at)) bytes.write(`\x42${code}`, at, "latin1")
  return bytes
}
