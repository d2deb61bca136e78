import { createFileRoute, Link } from "@tanstack/react-router"
import { AboutPage } from "#features/static-pages"
import { socialLinks } from "../navigation/links"
import { pageHead } from "../pages/page-head"
import { textLink } from "../pages/text-link"
import { useConfig } from "../shell/app-config"
import { useOperator } from "../shell/use-operator"

export const Route = createFileRoute("/aboutme")({
  head: () => pageHead("About", "The operator of this casino, and what non-custodial means."),
  component: About,
})

const networks = { localnet: "Local network", devnet: "Solana devnet", "mainnet-beta": "Solana mainnet" } as const

function About() {
  const { creator, cluster } = useConfig()
  return (
    <AboutPage
      creator={creator}
      operator={useOperator()}
      network={networks[cluster]}
      contacts={socialLinks.flatMap(({ name, href }) => (href === null ? [] : { name, href }))}
      fairnessLink={
        <Link to="/fairness" className={textLink}>
          How a result is drawn
        </Link>
      }
    />
  )
}
