import { expect, test } from "vitest"
import { displayName } from "#contract/display-name"
import { playerLabel } from "./player-label"

test("playerLabel ends with the last 4 characters of the address and shows a generated name whole", () => {
  for (let index = 0; index < 500; index++) {
    const address = `player-${index}-9qZt`
    expect(playerLabel(address)).toBe(`${displayName(address)} 9qZt`)
  }
})
