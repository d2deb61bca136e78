import "../../../.storybook/preview.css"
import { composeStories } from "@storybook/react-vite"
import type { ComponentType } from "react"
import { afterAll, beforeAll, expect, test } from "vitest"
import { cdp } from "vitest/browser"
import { cleanup, render, renderHook } from "vitest-browser-react"
import { settings } from "#features/settings"
import * as hilo from "../hilo/hilo.stories"
import * as mines from "../mines/mines.stories"
import { Ladder } from "./ladder"
import { useRenderMode } from "./use-render-mode"

const force = (value: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] })
beforeAll(() => force("active"))
afterAll(() => force("none"))

const styleOf = (selector: string) => {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return getComputedStyle(found)
}

test("a game whose 3D view was chosen is flat in forced colours, keeps the choice, and has it again without them", async () => {
  const dice = { id: "dice", capabilities: { supports2D: true, supports3D: true, default: "2D" } } as const
  settings.change({ perGameModePreferences: { dice: "3D" } })
  const { result } = await renderHook(() => useRenderMode(dice))
  expect(result.current).toBe("2D")
  expect(settings.state.user.perGameModePreferences).toEqual({ dice: "3D" })
  await force("none")
  await expect.poll(() => result.current).toBe("3D")
  await force("active")
  settings.change({ perGameModePreferences: {} })
})

test("the current row of a ladder has an edge of its own in forced colours", async () => {
  const row = { label: "2 gems", value: "1.57x", kind: "win" } as const
  const rows = [false, true].map((current) => ({ ...row, id: `${current}`, current }))
  await render(<Ladder title="Levels" rows={rows} empty="" />)
  expect(styleOf("li[aria-current]").outlineStyle).toBe("solid")
  expect(styleOf("li:not([aria-current])").outlineStyle).toBe("none")
})

test("the answer that was called in HiLo has an edge of its own in forced colours", async () => {
  const { Called } = composeStories(hilo)
  await render(<Called />)
  expect(styleOf(".hilo-pad[data-called=true]").outlineStyle).toBe("solid")
  expect(styleOf(".hilo-pad[data-called=false]").outlineStyle).toBe("none")
})

test("closed, opened and focused tiles of Mines have different edges in forced colours", async () => {
  const { InTheMiddle } = composeStories(mines)
  await render(<InTheMiddle />)
  expect(styleOf(".mines-tile > .mines-cover").borderTopStyle).toBe("solid")
  expect(styleOf(".mines-tile > .mines-bed").borderTopStyle).toBe("dashed")
  const closed = styleOf(".mines-tile > .mines-cover").borderTopWidth
  const tile = [...document.querySelectorAll<HTMLElement>(".mines-tile")].find((one) =>
    /closed$/.test(one.ariaLabel ?? ""),
  )
  tile?.focus({ focusVisible: true } as FocusOptions)
  const cover = tile?.querySelector(".mines-cover")
  expect(cover && getComputedStyle(cover).borderTopWidth).not.toBe(closed)
})

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../{blackjack,crash,dice,flip,hilo,magic8ball,mines,plinko,plinkorace,slots}/*.stories.tsx",
  { eager: true },
)
const boards = Object.entries(modules).filter(([path]) => path.endsWith(`/${path.split("/").at(-2)}.stories.tsx`))

const drawn = (line: string, width: string) => line !== "none" && Number.parseFloat(width) > 0
const hasEdge = (element: Element) => {
  const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
  return drawn(borderTopStyle, borderTopWidth) || drawn(outlineStyle, outlineWidth)
}

test.each(boards)("every control on the board of %s has an edge or words in forced colours", async (_, module) => {
  const { Idle, Lobby } = composeStories(module) as Record<string, ComponentType>
  const Story = Idle ?? Lobby
  if (!Story) throw new Error("The game has no story of its first state")
  await render(<Story />)
  const controls = [...document.querySelectorAll("[data-slot=board] :is(button, input, [role=radio], [role=slider])")]
  const lost = controls.filter(
    (control) =>
      control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      control.getBoundingClientRect().width > 2 &&
      ![control, control.parentElement, ...control.children].some((one) => one && hasEdge(one)) &&
      (control.textContent ?? "").trim() === "",
  )
  expect(lost.map(({ outerHTML }) => outerHTML.slice(0, 120))).toEqual([])
  await cleanup()
})
