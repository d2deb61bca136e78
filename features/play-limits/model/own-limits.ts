import { proxy, ref } from "valtio/vanilla"
import { type StoragePort, type Stored, serverNowMs, storageLasts, stored } from "#features/kernel"
import { type ChosenLimits, limitsAt, noLimits, type PlayLimits, playLimits, withChosen, withCoolOff } from "./limits"
import {
  emptyRecord,
  type PlayRecord,
  playRecord,
  type RecordedPlay,
  recordShape,
  withAnswer,
  withDayEnded,
  withPlay,
  withTableOpen,
} from "./play-record"
import { sessionEndAtMs } from "./verdict"

/** The limits that one wallet's player has set in this browser, and what they are measured by. */
export interface OwnLimits {
  readonly state: {
    limits: PlayLimits
    record: PlayRecord
    /** False when the browser keeps the limits only until the page goes. */
    lasting: boolean
  }
  /** What is stored now, which another tab may have written. */
  read(): { limits: PlayLimits; record: PlayRecord }
  /** Saves what the player chose for play with a token. */
  choose(token: string, chosen: ChosenLimits): void
  startCoolOff(lengthMs: number): void
  /** A table with real tokens is open; said again every minute. */
  gameOpen(token: string): void
  /** The player has answered the session reminder. */
  answer(): void
  count(play: RecordedPlay): void
  /** Reads what another tab has written; returns how to stop. */
  follow(): () => void
}

interface Ports {
  limits: Stored<PlayLimits>
  record: Stored<PlayRecord>
  /** Whether the storage outlives the page. */
  lasts: boolean
  nowMs: () => number
}

export function createOwnLimits({ limits, record, lasts, nowMs }: Ports): OwnLimits {
  const state = proxy<OwnLimits["state"]>({ limits: ref(limits.read()), record: ref(record.read()), lasting: lasts })

  // Each change begins with what is stored: another tab may have written meanwhile.
  function changeLimits(change: (before: PlayLimits) => PlayLimits) {
    const next = change(limits.read())
    state.limits = ref(next)
    state.lasting = limits.write(next) && lasts
  }
  function changeRecord(change: (before: PlayRecord) => PlayRecord) {
    const before = record.read()
    const next = change(before)
    state.record = ref(next)
    if (next !== before) record.write(next)
  }
  return {
    state,
    read: () => ({ limits: limits.read(), record: record.read() }),
    choose: (token, chosen) => changeLimits((before) => withChosen(before, token, chosen, nowMs())),
    startCoolOff: (lengthMs) => changeLimits((before) => withCoolOff(before, lengthMs, nowMs())),
    gameOpen: (token) =>
      changeRecord((before) => {
        const now = nowMs()
        const open = withTableOpen(before, now)
        const endAtMs = sessionEndAtMs(limitsAt(state.limits, token, now), open)
        if (endAtMs === null || endAtMs > now) return open
        // An end just before midnight closes that day, even if it is noticed after it. A limit that was set when the session had
        // lasted longer counts from then on: the table was open later than the end that it gives.
        const seenAtMs = before.session?.seenAtMs ?? endAtMs
        return withTableOpen(withDayEnded(open, Math.max(endAtMs, seenAtMs)), now)
      }),
    answer: () => changeRecord((before) => withAnswer(before, nowMs())),
    count: (play) => changeRecord((before) => withPlay(before, play, nowMs())),
    follow() {
      const stops = [
        limits.onForeignChange((next) => {
          state.limits = ref(next)
        }),
        record.onForeignChange((next) => {
          state.record = ref(next)
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export const storedLimits = (address: string, port?: StoragePort) =>
  stored(`dghrt-play-limits-${address}`, playLimits, noLimits, port)

export const storedRecord = (address: string, port?: StoragePort) =>
  stored(`dghrt-play-record-${address}`, playRecord, emptyRecord, port, recordShape)

const known = new Map<string, OwnLimits>()

/** The limits of a wallet in this browser. */
export function limitsOf(address: string): OwnLimits {
  const own =
    known.get(address) ??
    createOwnLimits({
      limits: storedLimits(address),
      record: storedRecord(address),
      lasts: storageLasts(),
      nowMs: serverNowMs,
    })
  known.set(address, own)
  return own
}
