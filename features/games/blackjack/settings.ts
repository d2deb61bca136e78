import { resultKey } from "@dghrt/betting/model"
import * as v from "valibot"
import { endedRuns } from "../run/ended"
import type { PlayedHand } from "./hand"

export const modes = ["drawn", "played"] as const
export type Mode = (typeof modes)[number]

export interface BlackjackSettings {
  mode: Mode
  /** Hands that were left with what they were worth. */
  ended: readonly string[]
}

const modeSchema = v.object({ mode: v.picklist(modes) })
const endedSchema = v.object({ ended: endedRuns })
const MAX_ENTRIES = 8

/** Stored settings are foreign data: what is no mode becomes the played hand. What was left stays left. */
export function parseBlackjack(input: unknown): BlackjackSettings {
  const chosen = v.safeParse(modeSchema, input)
  const left = v.safeParse(endedSchema, input)
  return { mode: chosen.success ? chosen.output.mode : "played", ended: left.success ? left.output.ended : [] }
}

/** Remembers that this hand was left here. */
export const withLeft = (settings: BlackjackSettings, { last }: PlayedHand): BlackjackSettings => ({
  ...settings,
  ended: [resultKey(last), ...settings.ended].slice(0, MAX_ENTRIES),
})
