import type { Meta, StoryObj } from "@storybook/react-vite"
import type { ComponentProps } from "react"
import { expect, fn, userEvent, within } from "storybook/test"
import { installOffer } from "#features/install"
import { shows } from "../../../design-system/src/testing/shows"
import { parseChangelog } from "../model/changelog"
import { AboutPage } from "./about-page"
import { ChangelogPage } from "./changelog-page"
import { CreditsPage } from "./credits-page"
import { FairnessPage } from "./fairness-page"
import { MobileAppPage } from "./mobile-app-page"
import { PresalePage } from "./presale-page"
import { PrivacyPage } from "./privacy-page"
import { TokenPage } from "./token-page"
import { WhitepaperPage } from "./whitepaper-page"

/** Changelog, credits, mobile app, presale, token, about and whitepaper. */
const meta = {
  title: "Features/Pages",
  parameters: { layout: "fullscreen" },
} satisfies Meta
export default meta
type Story = StoryObj

const onAPhone = (story: Story): Story => ({ ...story, globals: { viewport: { value: "mobile" } } })
const link = (text: string) => <a href="#elsewhere">{text}</a>

const releases = parseChangelog(`
## 0.2.0 (unreleased)

### Added

- **Verifier.** Recompute any bet from its signature, without a wallet.
- **App.** \`npm run verify\` does the same in a terminal.

### Security

- The server no longer logs addresses.

## 0.1.0 - 2026-11-24

### Added

- **Games.** Ten games, in 2D and some of them in 3D.

### Fixed

- **Plinko.** A ball could land one bucket to the left in Safari.
`)

export const Changelog: Story = {
  tags: ["matrix"],
  render: () => <ChangelogPage releases={releases} runningVersion="0.1.0" />,
  play: async ({ canvas }) => {
    const older = canvas.getByRole("region", { name: "Version 0.1.0" })
    await expect(within(older).getByText("This version")).toBeVisible()
    await expect(within(older).getByText("24 Nov 2026")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Security" }))
    await expect(canvas.queryByRole("region", { name: "Version 0.1.0" })).toBeNull()
    await expect(canvas.getByText("The server no longer logs addresses.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Changed" }))
    await expect(canvas.getByText("No release has a change of this kind.")).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "All" }))
  },
}
export const ChangelogOnAPhone: Story = onAPhone({ render: Changelog.render })

const dependencies = Array.from({ length: 400 }, (_, index) => ({
  name: index === 7 ? "@scope/a-package-with-a-very-long-name-that-has-to-wrap-somewhere" : `package-${index}`,
  version: `1.${index}.0`,
  licence: index % 3 === 0 ? "Apache-2.0" : "MIT",
  url: index % 5 === 0 ? null : "https://example.com",
}))

export const Credits: Story = {
  render: () => <CreditsPage dependencies={dependencies} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search packages" }), "very-long")
    await expect(canvas.getByRole("link", { name: /very-long-name/ })).toBeVisible()
    await userEvent.type(canvas.getByRole("searchbox"), "<b>")
    await expect(canvas.getByText("No package matches “very-long<b>”.")).toBeVisible()
    await userEvent.clear(canvas.getByRole("searchbox"))
  },
}
export const CreditsOnAPhone: Story = onAPhone({ render: Credits.render })

export const MobileApp: Story = {
  render: () => <MobileAppPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Desktop" })).toBeChecked()
    await userEvent.click(canvas.getByRole("radio", { name: "iPhone" }))
    await expect(canvas.getByText("Tap Share")).toBeVisible()
    await expect(canvas.getByRole("img", { name: `QR code of ${location.origin}/mobile` })).toBeVisible()
    // Offered only by a browser that can install.
    await expect(canvas.queryByRole("button", { name: "Install" })).toBeNull()
  },
}
export const MobileAppOnAPhone: Story = onAPhone({ render: MobileApp.render })

export const MobileAppInstallable: Story = {
  beforeEach: () => installOffer.listen(),
  render: () => <MobileAppPage />,
  play: async ({ canvas }) => {
    const prompt = fn(async () => ({ outcome: "accepted" }))
    dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }))
    await userEvent.click(await canvas.findByRole("button", { name: "Install" }))
    await expect(prompt).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole("button", { name: "Install" })).toBeNull()
  },
}

export const Presale: Story = {
  render: () => <PresalePage />,
  play: async ({ canvas }) => {
    const amount = canvas.getByRole("textbox", { name: "You pay" })
    await expect(canvas.getByRole("status", { name: "You would receive" })).toHaveTextContent("1,000,000 DGHRT")
    await userEvent.clear(amount)
    await userEvent.type(amount, "2.5")
    await expect(canvas.getByRole("status", { name: "You would receive" })).toHaveTextContent("2,500,000 DGHRT")
    await userEvent.clear(amount)
    await userEvent.type(amount, "11")
    await expect(canvas.getByText("The maximum per wallet is 10 SOL")).toBeVisible()
    await expect(canvas.getByRole("status", { name: "You would receive" })).toHaveTextContent("–")
    await userEvent.clear(amount)
    await userEvent.type(amount, "0.01")
    await expect(canvas.getByText("The minimum is 0.1 SOL")).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Purchase not available" })).toBeDisabled()
  },
}
export const PresaleOnAPhone: Story = onAPhone({ render: Presale.render })

export const Token: Story = { render: () => <TokenPage playLink={link("Choose a game")} /> }

const about =
  (operator: ComponentProps<typeof AboutPage>["operator"], contacts: readonly { name: string; href: string }[]) =>
  () => (
    <AboutPage
      creator="4Nd1mYQtEy1vNZmDr5EgCnsNC2ecqmqYjCRLyH7Hbt6G"
      operator={operator}
      network="Solana mainnet"
      contacts={contacts}
      fairnessLink={link("How a result is drawn")}
    />
  )
export const About: Story = {
  render: about(
    {
      name: "Example Gaming Ltd",
      address: "1 Example Street, Valletta, Malta",
      licence: "MGA/B2C/000/2026",
      law: "Malta",
      contact: "help@casino.example",
    },
    [{ name: "X", href: "https://example.com/x" }],
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "help@casino.example" })).toHaveAttribute(
      "href",
      "mailto:help@casino.example",
    )
  },
}
/** What an operator without a licence has to say, on a network where nothing else has to be stated. */
export const AboutWithoutLicence: Story = {
  render: about(
    {
      name: "Example Gaming",
      address: "1 Example Street, San José",
      licence: null,
      law: "Costa Rica",
      contact: "the desk of our office, from nine to five",
    },
    [],
  ),
  play: shows("This casino has no gambling licence."),
}
export const AboutOnAPhone: Story = onAPhone(About)

export const Whitepaper: Story = {
  render: () => <WhitepaperPage fairnessLink={link("How a result is drawn")} feesLink={link("Fees in numbers")} />,
}

const fairness = { rulesLink: link("Rules and odds of each game"), verifyLink: link("Verify a bet") }

export const Fairness: Story = {
  render: () => <FairnessPage {...fairness} providers={["6CKymJMVVXH4pgj2vMK9CVTBy1FrySDpVGEcaK8qBmex"]} />,
  play: async ({ canvas }) => {
    // What the commitment proves, and the two things that it does not.
    await expect(canvas.getByText(/the provider cannot choose the result of your bet\.$/)).toBeVisible()
    await expect(canvas.getByText(/it could place bets of its own against the pool/)).toBeVisible()
    await expect(canvas.getByText(/its draw is not provably fair\.$/)).toBeVisible()
    await expect(canvas.getByText("6CKymJMVVXH4pgj2vMK9CVTBy1FrySDpVGEcaK8qBmex")).toBeVisible()
  },
}

export const FairnessOfAnUnknownProvider: Story = {
  render: () => <FairnessPage {...fairness} providers={[]} />,
  play: shows(/each check says “unknown provider” and names the key that signed\./),
}

export const Privacy: Story = { render: () => <PrivacyPage /> }
