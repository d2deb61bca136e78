import { expect, test } from "vitest"
import { namesReferrer } from "./arrival"

test.each([
  ["?ref=7xKp", true],
  ["?panel=theme&code=7xKp", true],
  ["?REF=7xKp", true],
  ["?panel=theme&amp;ref=7xKp", true],
  ["?ref%3D7xKp", true],
  ["?href=7xKp", false],
  ["?panel=ref", false],
])("%s names a referrer: %s", (search, names) => expect(namesReferrer(search)).toBe(names))
