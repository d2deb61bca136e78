import { expect, test } from "vitest"
import { logLinesOf, summaryOf } from "./log-lines"

const lines = logLinesOf([
  "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 invoke [1]",
  "Program log: Warning: pool liquidity below soft target",
  "Program data: Error+success+warning=",
  "Program log: AnchorError occurred. Error Code: NotReadyToPlay",
  "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 failed: custom program error: 0x1770",
  "Program 11111111111111111111111111111111 success",
])

test("each line gets its number and its level, and base64 never decides a level", () => {
  expect(lines.map(({ index, level }) => `${index} ${level}`)).toEqual([
    "1 INFO",
    "2 WARN",
    "3 INFO",
    "4 ERROR",
    "5 ERROR",
    "6 SUCCESS",
  ])
})

test("the summary counts lines by level", () =>
  expect(summaryOf(lines)).toEqual({ total: 6, errors: 2, warnings: 1, success: 1 }))
