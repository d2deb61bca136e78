import "../../../.storybook/preview.css"
import type { ReactElement } from "react"
import { describe, expect, test } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { AddressLabel } from "../address-label/address-label"
import { Badge } from "../badge/badge"
import { Facts } from "../facts/facts"
import { StatTile } from "../facts/stat-tile"
import { EmptyState } from "../states/empty-state"
import { ErrorState } from "../states/error-state"
import { Switch } from "../switch/switch"
import { Ticker } from "../ticker/ticker"
import { ToastViewport } from "../toast/toast"
import { createToastStore } from "../toast/toast-store"

const idle = () => undefined
const texts = {
  "one word of 400 letters": "W".repeat(400),
  "400 letters in words": "every roll ".repeat(37).slice(0, 400),
  "marks that turn the line round": `\u202E\u2067${"קזינו ".repeat(70)}`.slice(0, 400),
}

/** What takes words from outside and is not among the long labels. */
const drawn: Readonly<Record<string, (text: string) => ReactElement>> = {
  AddressLabel: (text) => <AddressLabel address={text} />,
  Badge: (text) => <Badge>{text}</Badge>,
  EmptyState: (text) => <EmptyState title={text} detail={text} />,
  ErrorState: (text) => <ErrorState title={text} detail={text} onRetry={idle} />,
  Facts: (text) => <Facts items={[{ label: text, value: text }]} />,
  StatTile: (text) => <StatTile label={text} value={text} note={text} />,
  Switch: (text) => <Switch label={text} description={text} checked onCheckedChange={idle} />,
  Ticker: (text) => <Ticker label={text}>{[<span key="one">{text}</span>]}</Ticker>,
  Toast: (text) => {
    const store = createToastStore()
    store.push({ tone: "info", title: text, detail: text, link: { label: text, href: "#tx" } })
    return <ToastViewport store={store} />
  },
}

describe.each(Object.entries(texts))("%s", (_, text) => {
  test.each(Object.entries(drawn))("%s stays on a phone's screen", async (_, draw) => {
    await page.viewport(390, 844)
    await render(<div className="p-4">{draw(text)}</div>)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })
})
