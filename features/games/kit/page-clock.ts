import { type Clock, systemClock } from "@dghrt/betting"
import { serverClock } from "#features/kernel"

/** The clock of the app's bets and races: a sleep of the device counts where this server's time agrees. */
export const pageClock: Clock = { ...systemClock, serverMs: serverClock.heardMs }
