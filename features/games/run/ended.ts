import { resultKey } from "@dghrt/betting/model"
import * as v from "valibot"
import type { Run } from "./run"

/** Runs a player left with their money: the one thing about a run that no result says. Each token has its own. */
export const endedRuns = v.pipe(v.array(v.pipe(v.string(), v.maxLength(160))), v.maxLength(16))

const MAX_ENTRIES = 8

/** Remembers that this run was left here. A step played after all, in another tab, opens it again. */
export const withEnded = (ended: readonly string[], run: Run<unknown>): readonly string[] =>
  [resultKey(run.last.result), ...ended].slice(0, MAX_ENTRIES)

/** Whether another step of it may be offered. */
export const isOpen = (run: Run<unknown> | null, ended: readonly string[]): boolean =>
  run !== null && run.end === null && !ended.includes(resultKey(run.last.result))
