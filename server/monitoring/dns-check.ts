import { lookup, Resolver } from "node:dns/promises"
import { isIP } from "node:net"
import type { DnsStatus } from "../contract/monitoring"

const timeoutMs = 2_500

export interface NameResolver {
  name: string
  /** @throws when it does not answer, or knows no address. */
  resolve(domain: string): Promise<string[]>
}

const publicResolvers = [
  ["Cloudflare", "1.1.1.1"],
  ["Google", "8.8.8.8"],
  ["Quad9", "9.9.9.9"],
  ["OpenDNS", "208.67.222.222"],
] as const

const system: NameResolver = {
  name: "This server",
  resolve: async (domain) => (await lookup(domain, { all: true })).map(({ address }) => address),
}

/** Names of the local machine are known to it alone. */
export const resolversFor = (domain: string): NameResolver[] =>
  domain === "localhost" || domain.endsWith(".localhost") || isIP(domain)
    ? [system]
    : [system, ...publicResolvers.map(([name, server]) => publicResolver(name, server))]

function publicResolver(name: string, server: string): NameResolver {
  return {
    name,
    async resolve(domain) {
      const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
      resolver.setServers([server])
      const answers = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)])
      const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
      if (addresses.length === 0) throw new Error(`${name} knows no address of ${domain}.`)
      return addresses
    },
  }
}

/** Asks every resolver for the domain. They agree when each two neighbours have an address in common. */
export async function checkDns(
  domain: string,
  resolvers: readonly NameResolver[],
  nowMs: () => number,
): Promise<DnsStatus> {
  const checks = await Promise.all(
    resolvers.map(async ({ name, resolve }) => {
      const startMs = performance.now()
      const addresses = await resolve(domain).catch((): string[] => [])
      return {
        resolver: name,
        ok: addresses.length > 0,
        addresses: addresses.slice(0, 50).toSorted(),
        answeredInMs: Math.round(performance.now() - startMs),
      }
    }),
  )
  const answered = checks.filter(({ ok }) => ok)
  const agree = answered.every(
    ({ addresses }, index) => index === 0 || answered[index - 1]?.addresses.some((each) => addresses.includes(each)),
  )
  const status = answered.length === 0 ? "Offline" : answered.length === checks.length && agree ? "Online" : "Issues"
  return { domain, status, checks, checkedAtMs: nowMs() }
}
