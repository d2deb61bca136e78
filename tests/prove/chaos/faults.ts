import { pause } from "../../support/chain-player"
import { isLie, type LineFault, lineFaults } from "./line"
import { clearStorage, emptyStorage, fillStorage, jumpClock } from "./page-script"
import { type Abilities, type Phase, type Possible, phases } from "./phases"
import type { ChaosPlayer } from "./player"
import { type SocketFault, socketFaults } from "./socket-line"
import type { World } from "./world"

export interface Fault {
  phases: readonly Phase[]
  needs?: Partial<Abilities>
  /** Begins the fault and ends when it is over. */
  strike(player: ChaosPlayer, world: World): Promise<unknown>
}

/** Longer than a poll and a deadline of a request, shorter than a player's patience. */
const lineMs = 2_500
const silenceMs = 6_000
const awayMs = 2_500
const slowWalletMs = 6_000
const silentWalletMs = 12_000
const jumpMs = 3_600_000

const afterPress: readonly Phase[] = ["approving", "sent", "waiting for result", "reveal"]
const onTheWay: readonly Phase[] = ["sent", "waiting for result"]

/** To the API itself no reply carries a slot, and a page asks nothing of it twice that it must not. */
const apiFaults: readonly LineFault[] = ["delay", "reset", "half a reply", "429", "503", "HTML", "silence"]
const gatewayFaults: readonly LineFault[] = [
  "delay",
  "reset",
  "lost reply",
  "429",
  "HTML",
  "stale slot",
  "silence",
  "hidden bet",
  "false refusal",
  "false landing",
]

/** Longer than the time in which no figure of a node is believed that time forbids. */
const lieMs = 12_000
const lastingMs = (fault: LineFault | SocketFault) => (isLie(fault) ? lieMs : fault === "silence" ? silenceMs : lineMs)

const nodeFault = (fault: LineFault): Fault => ({
  phases,
  strike: ({ node }) => during(node, fault),
})

const apiFault = (fault: LineFault): Fault => ({
  phases,
  strike: ({ api }) => during(api, fault),
})

const gatewayFault = (fault: LineFault): Fault => ({
  phases,
  needs: { direct: false },
  strike: (_, world) => world.shared(() => during(world.gateway, fault)),
})

const socketFault = (fault: SocketFault): Fault => ({
  phases,
  needs: { direct: true },
  async strike({ socket }) {
    socket.fault = fault
    await pause(lastingMs(fault))
    socket.fault = null
  },
})

async function during(line: { fault: LineFault | null; mend(): void }, fault: LineFault) {
  line.fault = fault
  await pause(lastingMs(fault))
  line.mend()
}

const named = <T extends string>(where: string, names: readonly T[], fault: (name: T) => Fault) =>
  Object.fromEntries(names.map((name) => [`${where}: ${name}`, fault(name)]))

export const faults: Readonly<Record<string, Fault>> = {
  ...named("node", lineFaults, nodeFault),
  ...named("API", apiFaults, apiFault),
  ...named("gateway", gatewayFaults, gatewayFault),
  ...named("socket", socketFaults, socketFault),
  rollback: {
    phases,
    // What is confirmed lands again, as after a fork that keeps its transactions.
    strike: (_, world) => world.shared(() => world.command("rollback", { slots: 3, again: true })),
  },
  "rollback without return": {
    phases: onTheWay,
    // Only what nobody has confirmed can vanish.
    strike: (_, world) => world.shared(() => world.command("rollback", { slots: 1, again: false })),
  },
  "node switch": {
    phases,
    needs: { direct: true },
    async strike({ node }) {
      // The page's first node alone.
      node.fault = "reset"
      await pause(awayMs * 2)
      node.mend()
    },
  },
  "node away": {
    phases,
    strike: (_, world) =>
      world.shared(async () => {
        for (const endpoint of [0, 1]) await world.command("endpoint", { endpoint, mode: "down" })
        await pause(awayMs)
        for (const endpoint of [0, 1]) await world.command("endpoint", { endpoint, mode: "up" })
      }),
  },
  "server killed": {
    phases,
    strike: (_, world) =>
      world.shared(async () => {
        await world.killServer()
        await pause(awayMs)
        await world.startServer()
      }),
  },
  "database killed": {
    phases,
    strike: (_, world) =>
      world.shared(async () => {
        await world.storage.server?.stop()
        await pause(awayMs)
        await world.storage.server?.start()
      }),
  },
  offline: {
    phases,
    needs: { tabs: true },
    async strike({ window }) {
      await window.tabs?.offline(true)
      await pause(lineMs)
      await window.tabs?.offline(false)
    },
  },
  "tab frozen": {
    phases,
    needs: { tabs: true },
    async strike({ window }) {
      await window.tabs?.freeze(true)
      await pause(lineMs)
      await window.tabs?.freeze(false)
    },
  },
  "tab discarded": { phases: afterPress, strike: (player) => player.reopen(lineMs) },
  "page closed": { phases, strike: (player) => player.reopen(0) },
  "second tab": {
    phases,
    needs: { tabs: true },
    async strike(player) {
      const tab = await player.window.tabs?.second(player.address)
      await pause(lineMs)
      await tab?.close()
    },
  },
  "clock jump": {
    phases,
    async strike(player) {
      await player.inPage(jumpClock, jumpMs)
      await pause(lineMs)
      await player.inPage(jumpClock, 0)
    },
  },
  "storage full": {
    phases,
    async strike(player) {
      await player.inPage(fillStorage)
      await pause(lineMs)
      await player.inPage(emptyStorage)
      // What could not be written is found again by the page that is opened next.
      await player.reopen(0)
    },
  },
  "storage cleared": { phases, strike: (player) => player.inPage(clearStorage) },
  "chunk 404": {
    phases,
    async strike(player) {
      player.chunksAreGone = true
      await player.reopen(0)
      await pause(lineMs)
      player.chunksAreGone = false
      await player.reopen(0)
    },
  },
  "wallet late": {
    phases: ["approving"],
    strike: () => pause(slowWalletMs),
  },
  "wallet silent": {
    phases: ["approving"],
    async strike(player) {
      await pause(silentWalletMs)
      // What its player does after such a wait.
      await player.reopen(0)
    },
  },
  "wallet rejects": {
    phases: ["approving"],
    strike: (player) => player.setWallet("declines"),
  },
}

/** Every fault at every point of a bet at which it can happen. */
export const possiblePairs: readonly Possible[] = Object.entries(faults).flatMap(([fault, { phases, needs = {} }]) =>
  phases.map((phase) => ({ fault, phase, needs })),
)
