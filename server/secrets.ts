import type { MiddlewareHandler } from "hono"
import type { ServerSettings } from "./settings"

/** A shorter text stands in too many places that are no secret. */
const shortest = 8
const replacement = "***"
/** Words of answers and of our own lines, which an address may hold too. */
const publicWords: ReadonlySet<string> = new Set(["processed", "confirmed", "finalized", "mainnet-beta"])

/** Replaces every secret in a text. */
export type Hide = (text: string) => string

export interface Secrets {
  /** Texts to be replaced, longer ones first. */
  hidden: readonly string[]
  /** Settings whose secret is too short for that. */
  tooShort: readonly string[]
}

/** What the server's own addresses hold as keys, and the settings that are secrets, as they are and as a URL holds them. */
export function secretsOf(settings: ServerSettings): Secrets {
  const { APP_CONFIG: config, SOLANA_FALLBACKS: fallbacks } = settings
  const nodes = [
    config?.rpcUrl,
    config?.wsUrl,
    ...(config?.fallbacks ?? []).flatMap((node) => [node.rpcUrl, node.wsUrl]),
  ]
  const found = [
    ...[settings.SOLANA_RPC_URL].flatMap(inAddress("SOLANA_RPC_URL")),
    ...[settings.SOLANA_WS_URL].flatMap(inAddress("SOLANA_WS_URL")),
    ...fallbacks.split(",").flatMap(inAddress("SOLANA_FALLBACKS")),
    ...nodes.flatMap(inAddress("APP_CONFIG")),
    ...[settings.LOGS_API_URL].flatMap(inAddress("LOGS_API_URL")),
    ...[settings.PRICES_URL].flatMap(inAddress("PRICES_URL")),
    { setting: "COINGECKO_API_KEY", text: settings.COINGECKO_API_KEY ?? "" },
    { setting: "METRICS_TOKEN", text: settings.METRICS_TOKEN ?? "" },
    { setting: "DATABASE_URL", text: passwordIn(settings.DATABASE_URL) },
  ].map(({ setting, text }) => ({ setting, text: decoded(text), raw: text }))
  const isLong = ({ text }: { text: string }) => text.length >= shortest
  const hidden = found.filter(isLong).flatMap(({ text, raw }) => [text, raw, encodeURIComponent(text)])
  return {
    hidden: [...new Set(hidden)]
      .filter((text) => !publicWords.has(text))
      .sort((one, other) => other.length - one.length),
    tooShort: [...new Set(found.filter((one) => one.text !== "" && !isLong(one)).map(({ setting }) => setting))],
  }
}

/** A part of a path such as rpc or v2 names a version or a service; with other digits in it, it may be a key. */
const isName = (part: string) => part.length < shortest && /^([a-z-]*|v\d+)$/i.test(part)

/** User info, the values of the query, and the parts of the path. */
const inAddress = (setting: string) => (address: string | undefined) => {
  if (address === undefined || !URL.canParse(address)) return []
  const { username, password, pathname, search } = new URL(address)
  const values = search
    .slice(1)
    .split("&")
    .map((pair) => pair.slice(pair.indexOf("=") + 1))
  const parts = pathname.split("/").filter((part) => !isName(part))
  return [username, password, ...values, ...parts].map((text) => ({ setting, text }))
}

/** The driver also takes addresses that are no URL, with a password as it is. */
const passwordIn = (address = "") => /:\/\/[^:/@]*:(.*)@/.exec(address)?.[1] ?? ""

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

/** Finds them as they are, and as JSON writes them. */
export function hiding({ hidden }: Pick<Secrets, "hidden">): Hide {
  const forms = new Set(hidden.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))
  return (text) => [...forms].reduce((rest, form) => rest.replaceAll(form, replacement), text)
}

/** Replaces secrets in JSON that is answered: a node, or another service behind us, may write our key into its words. */
export const hideInReplies =
  (hide: Hide): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { body, headers } = c.res
    if (body === null || headers.has("content-encoding") || !headers.get("content-type")?.includes("json")) return
    const text = await c.res.text()
    // A name in an answer may be a secret elsewhere: the shape of the answer stays.
    const inside = (_: string, value: unknown) => (typeof value === "string" ? hide(value) : value)
    c.res = new Response(hide(text) === text ? text : JSON.stringify(JSON.parse(text), inside), c.res)
  }
