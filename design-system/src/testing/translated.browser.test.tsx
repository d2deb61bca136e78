import "../../../.storybook/preview.css"
import type { ReactNode } from "react"
import { afterEach, beforeEach, expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { Amount } from "../amount/amount"
import { Badge } from "../badge/badge"
import { BetProgress, type StepState } from "../bet-progress/bet-progress"
import { Button } from "../button/button"
import { CountUp } from "../count-up/count-up"
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu"
import { GameCard } from "../game-card/game-card"
import { Select } from "../select/select"
import { Table } from "../table/table"
import { type Translation, translatePage } from "./translate-page"

let translation: Translation
beforeEach(() => {
  translation = translatePage()
})
afterEach(() => {
  translation.stop()
  expect(translation.staleTexts()).toEqual([])
})

const bar = (state: StepState) => (
  <BetProgress
    steps={[
      { label: "Signed", state },
      { label: "Confirmed", state: "idle" },
      { label: "Result", state: "idle" },
    ]}
    text={state === "finished" ? "Waiting for the network" : "Waiting for your wallet"}
  />
)
const amount = (value: bigint, symbol: string) => (
  <>
    <Amount value={value} decimals={9} symbol={symbol} digits={4} leastDigits={1} />
    <CountUp value={value} decimals={9} symbol={symbol} />
  </>
)
const tick = <i>✓</i>
const parts = (
  <Button>
    <b>Now</b>
  </Button>
)

interface Change {
  name: string
  before: ReactNode
  after: ReactNode
  /** What a reader sees of the second state. */
  seen: string
}

const changes: readonly Change[] = [
  { name: "BetProgress", before: bar("loading"), after: bar("finished"), seen: "Waiting for the network" },
  {
    name: "Amount and CountUp",
    before: amount(1_500_000_000n, "SOL"),
    after: amount(2_000_000_000n, "USDC"),
    seen: "2.0000 USDC",
  },
  { name: "Button that loads", before: <Button>Connect</Button>, after: <Button loading>Wait</Button>, seen: "Wait" },
  {
    name: "Button with several pieces of text",
    before: <Button>Roll {1}</Button>,
    after: <Button icon={tick}>Roll {2}</Button>,
    seen: "✓Roll 2",
  },
  { name: "Button whose text gives way to an element", before: <Button>Wait</Button>, after: parts, seen: "Now" },
  { name: "Button whose element gives way to text", before: parts, after: <Button>Wait</Button>, seen: "Wait" },
  {
    name: "Button with a cost",
    before: <Button detail="1 SOL">Roll</Button>,
    after: (
      <Button detail="2 SOL" icon={tick}>
        Roll
      </Button>
    ),
    seen: "✓Roll2 SOL",
  },
  { name: "Badge", before: <Badge>{1} open</Badge>, after: <Badge dot>{2} open</Badge>, seen: "2 open" },
  { name: "Table", before: <Rows played="…" />, after: <Rows played={<b>12</b>} />, seen: "Dice12" },
]

test.each(changes)("a translated page shows the next state: $name", async ({ before, after, seen }) => {
  const screen = await render(<main>{before}</main>)
  await screen.rerender(<main>{after}</main>)
  await expect.element(screen.getByRole("main")).toHaveTextContent(seen)
})

function Rows({ played }: { played: ReactNode }) {
  return (
    <Table
      label="Games"
      rows={[{ id: "dice", played }]}
      rowKey={({ id }) => id}
      empty="None"
      columns={[
        { id: "name", header: "Name", cell: () => "Dice" },
        { id: "played", header: "Played", cell: (row: { played: ReactNode }) => row.played },
      ]}
    />
  )
}

test("a translated Select opens, takes a choice and shows it", async () => {
  const options = [
    { value: "low", label: "Low risk" },
    { value: "high", label: "High risk" },
  ]
  const screen = await render(<Select label="Risk" options={options} />)
  const field = screen.getByRole("combobox")
  for (const name of ["High risk", "Low risk"]) {
    await field.click()
    await screen.getByRole("option", { name }).click()
    await expect.element(field).toHaveTextContent(name)
  }
})

test("a translated menu marks another item", async () => {
  const menu = (chosen: string) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button>Sort</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {["Newest", "Largest"].map((name) => (
          <DropdownMenuItem key={name} icon={name === chosen ? tick : undefined}>
            {name}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
  const screen = await render(menu("Newest"))
  await screen.rerender(menu("Largest"))
  await expect.element(screen.getByRole("menu")).toHaveTextContent("Newest✓Largest")
})

test("a translated GameCard gains a mark beside a figure", async () => {
  const card = (tone?: "success") => (
    <GameCard
      game="dice"
      name="Dice"
      art={null}
      cells={[{ label: "State", value: "Live", tone }]}
      link={(c) => <a href="#d">{c}</a>}
    />
  )
  const screen = await render(card())
  await screen.rerender(card("success"))
  await expect.element(screen.getByRole("article")).toHaveTextContent("Live")
})
