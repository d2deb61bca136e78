import { expect, test } from "vitest"
import { displayName } from "#contract/display-name"
import { playerLabel } from "./player-label"

test("playerLabel ends with the last 4 characters of the address and stays short", () => {
  for (let index = 0; index < 500; index++) {
    const address = `player-${index}-9qZt`
    expect(playerLabel(address)).toMatch(/^[A-Za-z0-9]{1,14}…? 9qZt$/)
    expect(playerLabel(address).startsWith(displayName(address).slice(0, 13))).toBe(true)
  }
})
