import type { AppConfig } from "#contract/config"

const names = { localnet: "Localnet", devnet: "Devnet" }

/** Nobody may take play money for real money, or the other way round. */
export function TestingBanner({ cluster }: { cluster: AppConfig["cluster"] }) {
  if (cluster === "mainnet-beta") return null
  return (
    <aside aria-label="Testing mode" className="bg-warning/14 px-4 py-2 text-center text-[0.8125rem] text-warning">
      TESTING MODE: You are connected to {names[cluster]}. This is for testing only - no real money is involved.
    </aside>
  )
}
