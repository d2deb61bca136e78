import { expect, test } from "vitest"
import { supportText } from "./support-text"

test("the text for support has figures, session and log, and names no wallet and no amount of the log", () => {
  const text = supportText({
    ...{ build: "b1", page: "/game/*/dice", userAgent: "Firefox/140.0", atMs: 0 },
    figures: {
      ...{ framesPerSecond: 60, slowTasks: 6, reportsTasks: true, heapBytes: null, elements: 900 },
      ...{ requests: 40, transferredBytes: 250_000, inspected: false },
    },
    caches: { storedFiles: 12, storageBytes: null, server: { size: 1, maxSize: 10, hits: 3, misses: 4 } },
    activity: {
      ...{ level: "medium", gamesPlayed: 9, gamesPlayedThisSession: 2, sessionDuration: 240_000, lastActive: 1_000 },
      ...{ routeChanges: 5, currentGame: "dice" },
    },
    log: [
      "2026-11-26T10:00:00.000Z  error  9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM lost 2.5 SOL",
      `2026-11-26T10:00:01.000Z  warn  Is no key  ${"legal winner thank year wave sausage worth useful legal winner thank yellow".replaceAll(" ", "\n")}`,
      "2026-11-26T10:00:02.000Z  info  Ready",
    ].join("\n"),
  })
  expect(text).toContain("slowTasks: 6")
  expect(text).toContain("currentGame: dice")
  expect(text).toContain('server: {"size":1,"maxSize":10,"hits":3,"misses":4}')
  expect(text.split("\n").slice(-3)).toEqual([
    "2026-11-26T10:00:00.000Z  error  [key] lost # SOL",
    "2026-11-26T10:00:01.000Z  warn  Is no [words]",
    "2026-11-26T10:00:02.000Z  info  Ready",
  ])
})
