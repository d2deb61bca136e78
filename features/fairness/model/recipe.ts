import type { Evidence } from "./verify-round"

/** Ten lines of JavaScript that check one round in any browser's console or in Node, without this project. */
export function recipe({ rngSeed, hashedSeed, clientSeed, nonce, bet, resultIndex, wager, payout }: Evidence): string {
  const text = JSON.stringify
  const values = [
    `seed: ${text(rngSeed)}, hash: ${text((hashedSeed ?? "").toLowerCase())}, client: ${text(clientSeed)}, nonce: ${nonce}`,
    `outcomes: ${text(bet)}, index: ${resultIndex}, wager: ${wager}n, payout: ${payout}n`,
  ]
  return `const bet = { ${values.join(", ")} }
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("")
const utf8 = (text) => new TextEncoder().encode(text)
const hash = hex(await crypto.subtle.digest("SHA-256", utf8(bet.seed)))
const key = await crypto.subtle.importKey("raw", utf8(bet.seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
const hmac = hex(await crypto.subtle.sign("HMAC", key, utf8(bet.client + "-" + bet.nonce)))
const index = Number.parseInt(hmac.slice(0, 5), 16) % bet.outcomes.length
const payout = (bet.wager * BigInt(bet.outcomes[index] ?? 0)) / 10000n
console.log("seed hash", hash === bet.hash, hash, "hmac", hmac)
console.log("result", index === bet.index, index, "payout", payout === bet.payout, payout)
`
}
