import type { Context } from "hono"
import type { AppConfig } from "../contract/config"
import type { OperatorFact, PlayAccess } from "../contract/play-access"
import type { Log } from "../log"
import type { ServerSettings } from "../settings"
import { type CountryOf, countryByAddress, countryByHeader } from "./country"
import { geoipFile } from "./geoip"
import type { KnownChain } from "./known-chain"

/** Decides for one request whether bets with real tokens may be started. */
export type PlayGate = (c: Context) => PlayAccess

type GateSettings = Pick<
  ServerSettings,
  | "OPERATOR_NAME"
  | "OPERATOR_ADDRESS"
  | "SUPPORT_CONTACT"
  | "LICENCE"
  | "GOVERNING_LAW"
  | "RESTRICTED_COUNTRIES"
  | "COUNTRY_HEADER"
  | "GEOIP_FILE"
  | "TRUSTED_PROXY_HOPS"
>

/** Tokens of these have no worth, so no law asks who plays. */
const openClusters: readonly AppConfig["cluster"][] = ["localnet", "devnet"]

/** What has to be stated and is not. */
export function missingFacts(settings: GateSettings, country: CountryOf | null): OperatorFact[] {
  const stated: Record<OperatorFact, boolean> = {
    operator: Boolean(settings.OPERATOR_NAME && settings.OPERATOR_ADDRESS),
    contact: Boolean(settings.SUPPORT_CONTACT),
    licence: Boolean(settings.LICENCE),
    law: Boolean(settings.GOVERNING_LAW),
    "restricted-countries": settings.RESTRICTED_COUNTRIES !== undefined,
    "country-source": country !== null,
  }
  // The keys are those of the record's type.
  return (Object.keys(stated) as OperatorFact[]).filter((fact) => !stated[fact])
}

/**
 * How a request's country is known; null while no setting names a source that works. A function, because a file of countries may appear
 * later, or be exchanged.
 */
export function countrySource(
  settings: GateSettings,
  log: Pick<Log, "error">,
  nowMs?: () => number,
): () => CountryOf | null {
  const { COUNTRY_HEADER: header, GEOIP_FILE: file, TRUSTED_PROXY_HOPS: trustedHops } = settings
  if (header !== undefined) {
    // Without a trusted proxy a visitor writes the header as they like.
    const byHeader = trustedHops > 0 ? countryByHeader(header, trustedHops) : null
    return () => byHeader
  }
  if (file === undefined) return () => null
  const current = geoipFile(file, log, nowMs)
  return () => {
    const find = current()
    return find && countryByAddress(find, trustedHops)
  }
}

/**
 * Outside the local network and devnet the gate is closed until the operator has stated everything, and to countries that are
 * restricted or not known; everywhere it is until it is known which chain this is. It refuses to start bets and nothing else.
 */
export function playGateOf(
  settings: GateSettings,
  { cluster, isKnown }: Pick<AppConfig, "cluster"> & Pick<KnownChain, "isKnown">,
  log: Pick<Log, "error">,
  nowMs?: () => number,
): PlayGate {
  if (openClusters.includes(cluster)) return () => ({ kind: isKnown() ? "allowed" : "unknown-chain" })
  const source = countrySource(settings, log, nowMs)
  // A file that cannot be read is in the log at the start, not at the first bet.
  source()
  const restricted = new Set(settings.RESTRICTED_COUNTRIES ?? [])
  return (c) => {
    if (!isKnown()) return { kind: "unknown-chain" }
    const country = source()
    const missing = missingFacts(settings, country)
    if (country === null || missing.length > 0) return { kind: "not-set-up", missing }
    const code = country(c)
    if (code === null) return { kind: "unknown-country" }
    return { kind: restricted.has(code) ? "restricted-country" : "allowed" }
  }
}
