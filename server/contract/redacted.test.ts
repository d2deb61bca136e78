import { expect, test } from "vitest"
import { redacted } from "./redacted"

const wallet = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"
const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"

test.each([
  [`Account ${wallet} has no funds`, "Account [key] has no funds"],
  [`${signature} was not found`, "[key] was not found"],
  [`(${wallet.slice(0, 4)}…${wallet.slice(-4)})`, "([key])"],
  [`https://rpc.example/?key=abc&wallet=${wallet} failed`, "[url] failed"],
  ["wss://node.example:8900/x refused", "[url] refused"],
  ["/explorer?player=ann is gone", "/explorer[query] is gone"],
  ["ann@casino.example wrote", "[email] wrote"],
  ["ann%40casino.example, bob\uff20casino.example", "[email] [email]"],
  ["Bearer abc123.def is refused, Basic YW5uOnB3", "Bearer [key] is refused, Basic [key]"],
  ["Basic usage of keys", "Basic usage of keys"],
  ["node/api-key=abc12 failed", "node/api-key=[key] failed"],
  ["a POST with apiKey = 'k1' and &access_token=t2&x", "a POST with apiKey = '[key]' and &access_token=[key]&x"],
  ['{"apiKey":"k1","password": "p w"}', '{"apiKey":"[key]","password": "[key] w"}'],
  ["it is: legal winner thank year wave sausage worth useful legal winner thank yellow.", "it is: [words]."],
  ['["zoo","zoo","zoo","zoo","zoo","zoo","zoo","zoo","zoo","zoo","zoo","wrong"]', '["[words]"]'],
  [
    "1. Letter 2. advice 3. cage\n4. absurd 5. amount 6. doctor 7. acoustic 8. avoid 9. letter 10. advice 11. cage 12. above",
    "#. [words]",
  ],
  [
    "Your wallet says that this bet was refused, and the stake did not leave the wallet.",
    "Your wallet says that this bet was refused, and the stake did not leave the wallet.",
  ],
  ["connect 192.168.10.24:8899", "connect [host]:#"],
  ["at 2001:db8::ff00:42:8329", "at [host]"],
  ["Needs 1,250.50 SOL, has 0.004", "Needs # SOL, has #"],
  ["Stake ٣٫٥ und 1’000", "Stake #٫# und #"],
  ["-12 lamports of 3e9", "# lamports of #"],
  ["custom program error: 0x1771", "custom program error: 0x1771"],
  ["Minified React error #423; visit https://reactjs.org/x", "Minified React error #423; visit [url]"],
  ["deadbeefdeadbeefdeadbeefdeadbeef", "[key]"],
  ["Cannot read properties of undefined (reading 'odds')", "Cannot read properties of undefined (reading 'odds')"],
  ["base64 dGhpcyBpcyBhIHRyYW5zYWN0aW9uIG9mIGEgcGxheWVy==", "base# [key]"],
])("%s becomes %s", (text, expected) => {
  expect(redacted(text)).toBe(expected)
  expect(redacted(redacted(text)), "a second run changes nothing").toBe(redacted(text))
})

test.each(["%40", "%40a", "a%40", "a", "key", "a-", "1", "1.", "?a", "a:", "a…", "a@", "abc ", "0x1"])(
  "a report full of %s takes no time to speak of",
  (part) => {
    const text = part.repeat(2_000 / part.length)
    const { user } = process.cpuUsage()
    redacted(text)
    expect((process.cpuUsage().user - user) / 1_000).toBeLessThan(100)
  },
)
