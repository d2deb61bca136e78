import { setTimeout as delay } from "node:timers/promises"
import { expect, test } from "vitest"
import type { Proof } from "../../tests/prove/proof"
import { minutesTogether, twoAtATime } from "./two-at-a-time"

const proof = (name: string, occupies: Proof["occupies"], minutes = 1) => ({ name, occupies, minutes })

test("one proof of a browser runs beside one of a server, and one that needs the machine runs alone at the end", async () => {
  const running = new Set<string>()
  const seen: string[] = []
  await twoAtATime(
    [
      proof("load", "machine"),
      proof("axe", "browser"),
      proof("visual", "browser"),
      proof("fuzz", "server"),
      proof("chaos", "machine"),
    ],
    async ({ name }) => {
      running.add(name)
      seen.push([...running].join(" + "))
      await delay(name === "fuzz" ? 15 : 5)
      running.delete(name)
    },
  )
  expect(seen).toEqual(["axe", "axe + fuzz", "fuzz + visual", "load", "chaos"])
})

test("the time of all is that of the longer half and of those that run alone", () => {
  expect(minutesTogether([proof("axe", "browser", 8), proof("fuzz", "server", 12), proof("load", "machine", 5)])).toBe(
    17,
  )
})
