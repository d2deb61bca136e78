import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { countryCodes } from "./access/country-codes"
import { createApp } from "./app"
import { solMint } from "./contract/config"
import { silentLog } from "./log"
import { createMetrics } from "./metrics/metrics"
import { misspelt } from "./misspelt"
import { runServer } from "./run-server"
import { configOf, describeStart, environmentOf, readServerSettings, serverEntries } from "./settings"
import { testConfig, testOptions } from "./testing/test-api"

const settings = Object.keys(serverEntries)

test.each([
  ["CREATOR_ADDRESS", "zzz"],
  ["CREATOR_ADDRESS", "z".repeat(44)],
  ["USDC_MINT", "1".repeat(33)],
  ["HSTS", "max-age=1\r\nx: y"],
  ["METRICS_TOKEN", "short"],
  ["SITE_HOSTS", "https://casino.example"],
  ["PUBLIC_ORIGIN", "http://::1:8787"],
  ["PUBLIC_ORIGIN", "https://casino.example:99999"],
])("%s=%s is refused by the variable's name", (name, value) => {
  expect(() => readServerSettings({ [name]: value })).toThrow(name)
})

test.each(["SOLANA_RPC_URL", "DATABASE_URL", "METRICS_TOKEN", "LOGS_API_URL"])(
  "%s is refused without its value, which may hold a key",
  (name) => {
    expect(() => readServerSettings({ [name]: "a key" })).toThrow(name)
    expect(() => readServerSettings({ [name]: "a key" })).not.toThrow("a key")
  },
)

test.each(["a.example, b.example", " a.example", "a.example b.example", "a.example\t"])(
  "SITE_HOSTS=%j is refused for its space",
  (SITE_HOSTS) => expect(() => readServerSettings({ SITE_HOSTS })).toThrow("SITE_HOSTS: holds a space"),
)

test.each(["[2001:db8::1]", "[2001:DB8::1]:8443", "[::ffff:10.0.0.1],casino.example:8080"])(
  "SITE_HOSTS=%j, an address of IPv6, is accepted, and a browser's host for it is known",
  (SITE_HOSTS) => {
    const [entry] = readServerSettings({ SITE_HOSTS }).SITE_HOSTS.split(",")
    expect(entry).toBe(new URL(`http://${entry}`).host)
  },
)

test.each(["2001:db8::1", "[2001:db8::1", "[zz]", "[1.2.3.4]", "[]"])(
  "SITE_HOSTS=%j is refused, because no browser says it",
  (SITE_HOSTS) => expect(() => readServerSettings({ SITE_HOSTS })).toThrow("SITE_HOSTS: not a list of host names, or"),
)

test("HOST takes the bare address of IPv6, and says so to who writes brackets", () => {
  expect(readServerSettings({ HOST: "::1" }).HOST).toBe("::1")
  expect(() => readServerSettings({ HOST: "[::1]" })).toThrow("HOST: not a host name or an address without brackets")
})

describe("RESTRICTED_COUNTRIES", () => {
  const read = (list: string) => readServerSettings({ RESTRICTED_COUNTRIES: list }).RESTRICTED_COUNTRIES

  test.each([" ", ",", " , ", "\t"])("%j names no country, and does not mean none", (list) => {
    expect(() => read(list)).toThrow("RESTRICTED_COUNTRIES: names no country")
  })
  test.each([
    ["UK, US", "UK is no country code of ISO 3166-1, write GB"],
    ["el", "EL is no country code of ISO 3166-1, write GR"],
    ["US,XX,UK", "XX is no country code of ISO 3166-1; UK is no country code"],
    ["USA", "USA is no country code"],
    ["none, US", "NONE is no country code"],
  ])("%s is refused: %s", (list, says) => {
    expect(() => read(list)).toThrow(says)
  })
  test("takes assigned codes, and none alone for no country", () => {
    expect(read(" gb, GR us,US")).toEqual(["GB", "GR", "US"])
    expect(read(" None ")).toEqual([])
  })
  test("knows the 249 assigned codes, and Intl has a name for each", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
    expect(countryCodes.size).toBe(249)
    expect([...countryCodes].filter((code) => !/^[A-Z]{2}$/.test(code) || names.of(code) === undefined)).toEqual([])
    // Reserved or user-assigned codes, which Intl names as well.
    expect(
      ["AC", "CP", "DG", "EA", "EU", "EZ", "IC", "TA", "UK", "UN", "XK"].filter((code) => countryCodes.has(code)),
    ).toEqual([])
  })
})

describe("the log of the start names the database's host", () => {
  const named = (DATABASE_URL: string) => describeStart(readServerSettings({ DATABASE_URL })).database

  test.each([
    ["postgres://casino:secret@db.example:5433/casino", "db.example:5433"],
    ["postgres://casino@postgres/casino", "postgres"],
    ["postgres://casino:se@cret@db.example/casino", "db.example"],
  ])("%s: %s", (address, host) => {
    expect(named(address)).toBe(host)
  })
  test.each([
    "postgres://casino:secret@/casino?host=/var/run/postgresql",
    "postgres:///casino?user=casino&password=secret",
    "postgres://casino:se#cret@db.example/casino",
    "postgres://casino:12#secret@db.example/casino",
    "postgres://casino:12/secret@db.example/casino",
    "postgres://casino:12?secret@db.example/casino",
    "postgres://casino:a@12/secret@db.example/casino",
    "postgres://casino:se[cret@db.example:port/casino",
  ])("and says no more than that it is given for %s", (address) => {
    expect(named(address)).toBe("given")
  })
  test("and embedded without one", () => {
    expect(describeStart(readServerSettings({})).database).toBe("embedded")
  })
})

test("a misspelt setting is named with the one that was meant, and names of other programs are not", () => {
  expect(misspelt(["SITE_HOST", "SITE_HOSTSS", "STIE_HOSTS", "SITE_H0STS"], settings)).toEqual([
    ["SITE_HOST", "SITE_HOSTS"],
    ["SITE_HOSTSS", "SITE_HOSTS"],
    ["STIE_HOSTS", "SITE_HOSTS"],
    ["SITE_H0STS", "SITE_HOSTS"],
  ])
  expect(misspelt(["SITE_HOSTS", "HOSTNAME", "PATH", "HOME", "POST", "SITES"], settings)).toEqual([])
})

test("metrics on a public network need a token at start, and are given to those who name it", async () => {
  const config = {
    ...testConfig,
    cluster: "devnet",
    tokens: [{ mint: testConfig.creator, symbol: "S", name: "S", decimals: 9, poolAuthority: testConfig.creator }],
  }
  const started = runServer(
    readServerSettings({ METRICS: "on", APP_CONFIG: JSON.stringify(config) }),
    silentLog,
    () => undefined,
    () => 0,
  )
  await expect(started).rejects.toThrow("METRICS_TOKEN")

  const options = testOptions()
  const app = createApp({
    ...options,
    metrics: createMetrics({ readiness: options.readiness }),
    metricsToken: "a-long-enough-token",
  })
  const read = async (authorization?: string) =>
    (await app.request("/api/metrics", authorization === undefined ? {} : { headers: { authorization } })).status
  expect([await read(), await read("Bearer wrong"), await read("Bearer a-long-enough-token")]).toEqual([401, 401, 200])
})

test("replies say how long https is required as the setting has it, and pages switch off what they do not use", async () => {
  const headers = async (hsts?: string | null) =>
    (await createApp({ ...testOptions(), ...(hsts !== undefined && { hsts }) }).request("/api/health")).headers
  expect((await headers()).get("strict-transport-security")).toBe("max-age=15552000")
  expect((await headers("max-age=60; includeSubDomains")).get("strict-transport-security")).toContain(
    "includeSubDomains",
  )
  expect((await headers(null)).get("strict-transport-security")).toBeNull()
  const policy = (await headers()).get("permissions-policy") ?? ""
  expect(policy).toContain("camera=()")
  expect(policy).not.toMatch(/clipboard|share|fullscreen|local-network/)
})

describe("the operator's own terms", () => {
  const folder = mkdtempSync(join(tmpdir(), "casino-terms-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const read = (content: string) => {
    const file = join(folder, "terms.json")
    writeFileSync(file, content)
    return readServerSettings({ TERMS_FILE: file }).TERMS_FILE
  }

  test("are read from their file", () => {
    const own = { version: "7", sections: [{ title: "Whole", text: "Play fair." }] }
    expect(read(JSON.stringify(own))).toEqual(own)
  })

  test("and every other setting reach the server that npm start and npm run preview open", () => {
    const file = join(folder, "handed-on.json")
    const own = { version: "7", sections: [{ title: "Whole", text: "Play fair." }] }
    writeFileSync(file, JSON.stringify(own))
    const { creator } = testConfig
    for (const [countries, restricted] of [
      ["none", []],
      ["fr, us", ["FR", "US"]],
      ["", undefined],
    ] as const) {
      const given = readServerSettings({
        ...{
          SOLANA_RPC_URL: "https://node.example",
          CREATOR_ADDRESS: creator,
          OWNER_ADDRESSES: `${creator},${solMint}`,
        },
        ...{ OPERATOR_NAME: "A, B & Co.", SITE_HOSTS: "a.example,b.example", TRUSTED_PROXY_HOPS: "2", HSTS: "off" },
        ...{ TERMS_FILE: file, RESTRICTED_COUNTRIES: countries },
      })
      const config = configOf(given)
      const { APP_CONFIG, ...read } = readServerSettings(environmentOf(given, config))
      expect(APP_CONFIG).toEqual(config)
      expect(APP_CONFIG?.terms).toEqual(own)
      expect(read.RESTRICTED_COUNTRIES).toEqual(restricted)
      const { TERMS_FILE: _, ...rest } = given
      expect(read).toEqual(rest)
    }
  })

  test.each(["", "{}", "no JSON", '{"version":"","sections":[]}', '{"version":"1","sections":[{"title":"x"}]}'])(
    "that are %j end the start and name the variable",
    (content) => expect(() => read(content)).toThrow("TERMS_FILE"),
  )

  test("that are not there end the start", () => {
    expect(() => readServerSettings({ TERMS_FILE: join(folder, "missing.json") })).toThrow("TERMS_FILE")
  })
})
