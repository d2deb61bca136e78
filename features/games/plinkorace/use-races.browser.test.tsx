import { afterEach, expect, test, vi } from "vitest"
import { render } from "vitest-browser-react"
import type { AppConfig } from "#contract/config"
import type { Signer } from "#features/chain"
import { sentRaceOf } from "./put-race"
import { useRaces } from "./use-races"

afterEach(() => vi.restoreAllMocks())

const [one, other] = ["7xKpBvVYg4tEoY7MoPSmkqWqLnyUzT6tW7nPPyDk9qZt", "9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"]
const signerOf = (address: string): Signer => ({
  address,
  publicKey: new Uint8Array(32),
  signTransaction: async (wire) => wire,
})
const signers = new Map([one, other].map((address) => [address, signerOf(address)]))
const config: AppConfig = {
  cluster: "localnet",
  rpcUrl: `${location.origin}/node`,
  wsUrl: "ws://localhost:1",
  creator: one,
  tokens: [],
}

function Dock({ address }: { address: string }) {
  const { step } = useRaces(config, signers.get(address) ?? null, () => undefined)
  return <output>{step.phase}</output>
}

test("a race that one wallet has sent before a reload closes that wallet's dock, and no other's", async () => {
  vi.spyOn(window, "fetch").mockImplementation(() => new Promise(() => undefined))
  sentRaceOf(one).write({ signature: "signature", wire: [1], lastValidBlockHeight: 9, signedAtMs: Date.now() })
  const screen = await render(<Dock address={one} />)
  const phase = screen.getByRole("status")
  await expect.element(phase).toHaveTextContent("sending")
  await screen.rerender(<Dock address={other} />)
  await expect.element(phase).toHaveTextContent("idle")
  await screen.rerender(<Dock address={one} />)
  await expect.element(phase).toHaveTextContent("sending")
})
