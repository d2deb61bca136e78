import type { AppConfig } from "#contract/config"

const names = { localnet: "Localnet", devnet: "Devnet" }

/** Says on which network the app runs, so that test money is not mistaken for real money. */
export function TestingBanner({ cluster }: { cluster: AppConfig["cluster"] }) {
  if (cluster === "mainnet-beta") return null
  return (
    <aside
      aria-label="Testing mode"
      data-slot="testing-banner"
      className="grid min-h-(--shell-banner) place-items-center border-border border-b bg-surface px-4 text-balance text-center text-[0.8125rem] text-text-muted leading-[1.125rem] max-md:text-xs max-md:leading-4 short:px-2"
    >
      {`TESTING MODE: You are connected to ${names[cluster]}. This is for testing only - no real money is involved.`}
    </aside>
  )
}
