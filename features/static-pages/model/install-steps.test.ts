import { expect, test } from "vitest"
import { platformOf } from "./install-steps"

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", 5, "iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", 5, "iPhone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", 0, "Desktop"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile", 5, "Android"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0", 10, "Desktop"],
  ["", 0, "Desktop"],
])("%s with %d touch points is %s", (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})
