import { expect, test } from "vitest"
import { tabOf } from "./select-token-tabs"

test.each([
  ["free", "tokens"],
  ["live", "tokens"],
  ["tokens", "tokens"],
  ["fees", "fees"],
  ["invite", "invite"],
  ["referral", "invite"],
  ["", "tokens"],
  ["constructor", "tokens"],
  [null, "tokens"],
  [undefined, "tokens"],
])("the word %s opens the tab %s", (word, tab) => expect(tabOf(word)).toBe(tab))
