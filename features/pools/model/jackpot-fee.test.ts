import { expect, test } from "vitest"
import { memoryStorage } from "#features/kernel"
import { createJackpotFee } from "./jackpot-fee"

test("jackpot switch writes the standard fee or 0, and a new page reads it back", () => {
  const port = memoryStorage()
  const fee = createJackpotFee(port)
  expect([fee.bps(), port.getItem("defaultJackpotFee")]).toEqual([10, null])
  fee.takePart(false)
  expect([fee.bps(), port.getItem("defaultJackpotFee")]).toEqual([0, "0"])
  expect(createJackpotFee(port).bps()).toBe(0)
  fee.takePart(true)
  expect(port.getItem("defaultJackpotFee")).toBe("0.001")
})

test.each(["0.5", "-1", '"0"', "null", "{"])("jackpot fee ignores the stored value %s", (text) => {
  const port = memoryStorage()
  port.setItem("defaultJackpotFee", text)
  expect(createJackpotFee(port).bps()).toBe(10)
})
