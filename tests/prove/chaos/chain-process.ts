import { startLocalnet } from "#localnet"

// A chain with commitment levels, which can be rolled back, in a process of its own. It is commanded over its own routes.
const network = await startLocalnet({
  rpcPort: 0,
  wsPort: 0,
  settleDelayMs: Number(process.argv[2]),
  multiplayerHoldMs: 15_000,
  // The last one is the proof's own and has no faults.
  extraEndpoints: 2,
  rngSeed: process.argv[3] ?? "chaos",
  commitmentSlots: { confirmed: 1, finalized: 32 },
})
process.once("disconnect", async () => {
  await network.close()
  process.exit(0)
})
const { rpcUrl, wsUrl, fallbacks, addresses } = network
process.send?.({ rpcUrl, wsUrl, fallbacks, addresses })
