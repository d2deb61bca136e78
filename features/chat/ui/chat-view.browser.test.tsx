import "../../../.storybook/preview.css"
import { expect, onTestFinished, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import { passTime } from "../../../design-system/src/testing/pass-time"
import { ChatView } from "./chat-view"
import { SpokenMessages } from "./spoken-messages"

const wallet = "7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt"
const messages = Array.from({ length: 40 }, (_, index) => ({
  ...{ id: index + 1, wallet, user: "Comet", text: `message ${index + 1}`, ts: index },
}))

const chat = (notice: string | null, shown = messages, quiet = false) => (
  <div className="flex h-100 w-70 flex-col" style={{ height: 400 }}>
    <ChatView
      messages={{ status: "ready", value: { messages: shown }, stale: false }}
      own="own"
      muted={[]}
      bar={{ notice }}
      spoken={<SpokenMessages messages={shown} own="own" muted={[]} quiet={quiet} />}
      foot={null}
      nameOf={String}
      onUnmute={vi.fn()}
      onUnmuteAll={vi.fn()}
      onMute={vi.fn()}
      onReport={vi.fn()}
    />
  </div>
)

const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  Math.abs(scrollHeight - scrollTop - clientHeight)

test("ChatView keeps the newest message in view when a notice takes space, unless the reader has scrolled up", async () => {
  const screen = await render(chat(null))
  const list = screen.getByRole("list", { name: "Messages" })
  await expect.poll(() => fromEnd(list.element())).toBeLessThan(2)
  await screen.rerender(chat("Comet is muted in this browser."))
  await expect.element(screen.getByText("Comet is muted in this browser.")).toBeVisible()
  await expect.poll(() => fromEnd(list.element())).toBeLessThan(2)
  list.element().scrollTo({ top: 0 })
  await expect.poll(() => list.element().scrollTop).toBe(0)
  await new Promise(requestAnimationFrame)
  await screen.rerender(chat(null))
  await new Promise(requestAnimationFrame)
  expect(list.element().scrollTop).toBe(0)
})

test("ChatView keeps combining marks within the message that holds them", async () => {
  const pile = { id: 99, wallet, user: "Comet", text: `Z${"\u0301".repeat(250)}`, ts: 0 }
  const screen = await render(chat(null, [...messages, pile]))
  const piled = screen.getByRole("listitem").last().getByRole("paragraph")
  expect(getComputedStyle(piled.element()).overflow).toBe("clip")
})

const more = (...wallets: string[]) => [
  ...messages,
  ...wallets.map((by, index) => ({ ...{ id: 41 + index, wallet: by, user: "Nova", text: `hello ${index}`, ts: 41 } })),
]

test("ChatView reads one new message, counts several, confirms one's own, and says none of those that were there", async () => {
  const screen = await render(chat(null))
  const said = () => screen.container.querySelector("[role=status].sr-only, .sr-only [role=status]")?.textContent
  expect(said()).toBe("")
  await screen.rerender(chat(null, more("a")))
  await expect.poll(said).toBe("Nova: hello 0")
  await screen.rerender(chat(null, more("a", "b", "a", "b")))
  await expect.poll(said).toBe("3 new messages.")
  await screen.rerender(chat(null, more("a", "b", "a", "b", "own")))
  await expect.poll(said).toBe("Message sent.")
})

test("ChatView says nothing while a bet waits for its result, and then what came meanwhile", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const screen = await render(chat(null, messages, true))
  const said = () => screen.container.querySelector("[role=status].sr-only, .sr-only [role=status]")?.textContent
  await screen.rerender(chat(null, more("a", "b"), true))
  await passTime(10_000)
  expect(said()).toBe("")
  await screen.rerender(chat(null, more("a", "b"), false))
  await passTime(2_000)
  await expect.poll(said).toBe("2 new messages.")
})
