import { expect, test } from "vitest"
import { ownTerms, TERMS_VERSION } from "./terms"

const textOf = (title: string) => ownTerms.sections.find((section) => section.title === title)?.text

test("the terms claim provable fairness for no race, privacy for no chat message, finality for no open bet", () => {
  expect(textOf("Fair Play")).toMatch(/^Except in Plinko Race/)
  expect(textOf("Privacy")).toContain("chat is public")
  expect(textOf("Disclaimers")).toMatch(/^A settled bet is final/)
})

test("players who accepted the terms before these sentences are asked again", () => {
  expect(TERMS_VERSION > "2026-11").toBe(true)
})
