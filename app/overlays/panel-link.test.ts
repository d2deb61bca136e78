import fc from "fast-check"
import { expect, test } from "vitest"
import type { OverlayId } from "./overlays"
import { createPanelSync, isPanelId, type PanelId, panelIds } from "./panel-link"

/** A browser whose history takes a moment for every step, as a real one does. */
function browse(start: PanelId | null = null) {
  const entries: { panel: PanelId | null; pushed: boolean }[] = [{ panel: start, pushed: false }]
  let at = 0
  let open: OverlayId | null = null
  const moment = () => Promise.resolve()
  const sync = createPanelSync(
    {
      current: () => entries[at]?.panel ?? null,
      pushed: () => entries[at]?.pushed ?? false,
      async push(panel) {
        await moment()
        entries.splice(at + 1, entries.length, { panel, pushed: true })
        at += 1
        sync.addressChanged()
      },
      async replace(panel) {
        await moment()
        entries[at] = { panel, pushed: panel !== null && (entries[at]?.pushed ?? false) }
        sync.addressChanged()
      },
      async back() {
        await moment()
        at -= 1
        sync.addressChanged()
      },
    },
    {
      open: () => open,
      show: (panel) => set(panel),
      hide: () => set(null),
    },
  )
  function set(next: OverlayId | null) {
    open = next
    sync.overlayChanged()
  }
  // By the next task every step under way has been made.
  const still = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    set,
    still,
    open: () => open,
    panel: () => entries[at]?.panel ?? null,
    depth: () => at,
    pressBack() {
      at -= 1
      sync.addressChanged()
    },
    arrive: () => sync.addressChanged(),
  }
}

test.each(panelIds)("an address that names a panel opens it and closing it leaves the page: %s", async (panel) => {
  const page = browse(panel)
  page.arrive()
  expect(page.open()).toBe(panel)
  page.set(null)
  await page.still()
  expect([page.open(), page.panel()]).toEqual([null, null])
})

test("opening names the panel in the address, and Back closes it", async () => {
  const page = browse()
  page.set("theme")
  await page.still()
  expect([page.panel(), page.depth()]).toEqual(["theme", 1])
  page.pressBack()
  expect(page.open()).toBeNull()
})

test("closing leaves no dead step behind", async () => {
  const page = browse()
  page.set("theme")
  await page.still()
  page.set(null)
  await page.still()
  expect([page.panel(), page.depth()]).toEqual([null, 0])
})

test("closing a panel that came with the address stays on the page", async () => {
  const page = browse("status")
  page.arrive()
  page.set(null)
  await page.still()
  expect([page.panel(), page.depth(), page.open()]).toEqual([null, 0, null])
})

test("an overlay that no address names leaves the address alone", async () => {
  const page = browse()
  page.set("wallet")
  await page.still()
  expect([page.panel(), page.depth(), page.open()]).toEqual([null, 0, "wallet"])
})

test("one panel after another takes one step of the history", async () => {
  const page = browse()
  page.set("command")
  page.set("settings")
  page.set("theme")
  await page.still()
  expect([page.panel(), page.depth()]).toEqual(["theme", 1])
})

test("however fast panels open and close, address and overlay end up the same and Back still leaves", async () => {
  const choice = fc.constantFrom<OverlayId | null>(null, ...panelIds, "wallet", "menu")
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(choice, fc.boolean()), { maxLength: 30 }), async (presses) => {
      const page = browse()
      for (const [next, pause] of presses) {
        page.set(next)
        if (pause) await page.still()
      }
      await page.still()
      const last = presses.at(-1)?.[0] ?? null
      expect(page.open()).toBe(last)
      expect(page.panel()).toBe(isPanelId(last) ? last : null)
      expect(page.depth()).toBe(isPanelId(last) ? 1 : 0)
    }),
    { numRuns: 40 },
  )
})

test.each([undefined, null, "", "wallet", "<script>", "settings ", ["settings"], 7, "__proto__"])(
  "%j names no panel",
  (value) => expect(isPanelId(value)).toBe(false),
)
