import { expect, test } from "vitest"
import { prerenderPattern } from "./prerender-pattern"

test.each([
  ["/", "/"],
  ["/dice", "/dice"],
  ["/game/7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2/Dice", "/game/*/dice"],
  ["/game/DEMO/mines", "/game/demo/mines"],
  ["/explorer/transaction/2cVq4RdQ", "/explorer/transaction/*"],
  ["/explorer/transaction", "/explorer/transaction"],
  ["/game/demo", "/game/demo"],
  ["/game/a/b/c", "/game/a/b/c"],
])("the page at %s is looked up as %s", (pathname, pattern) => expect(prerenderPattern(pathname)).toBe(pattern))
