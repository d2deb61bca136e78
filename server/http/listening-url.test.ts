import { expect, test } from "vitest"
import { listeningUrl } from "./listening-url"

test.each([
  ["127.0.0.1", "http://localhost:8787"],
  ["::1", "http://localhost:8787"],
  ["0.0.0.0", "http://localhost:8787"],
  ["::", "http://localhost:8787"],
  ["localhost", "http://localhost:8787"],
  ["192.168.1.4", "http://192.168.1.4:8787"],
  ["127.0.0.2", "http://127.0.0.2:8787"],
  ["casino.internal", "http://casino.internal:8787"],
  ["fd00::4", "http://[fd00::4]:8787"],
])("a server that listens on %s is reached at %s", (host, url) => {
  expect(listeningUrl(host, 8787)).toBe(url)
})
