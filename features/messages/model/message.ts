import { catalogue, type MessageId } from "./catalogue"
import type { MessageAction, MessageEntry } from "./entries/message-entry"

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The values that a message text needs; undefined where it has none. */
export type MessageParams<Id extends MessageId> = Readonly<Record<Names<(typeof catalogue)[Id]["text"]>, string>>

/** The second argument may be left out where there is nothing to fill in. */
export type ParamsOf<Id extends MessageId> = [Names<(typeof catalogue)[Id]["text"]>] extends [never]
  ? []
  : [params: MessageParams<Id>]

/** Shows a message of the catalogue, with a link where there is one; a silent one is said to a screen reader elsewhere. */
export type Announce = <Id extends MessageId>(
  extras: { link?: { label: string; href: string }; silent?: boolean },
  id: Id,
  ...params: ParamsOf<Id>
) => void

export interface Message {
  id: MessageId
  code: string
  title: string
  text: string
  tone: MessageEntry["tone"]
  /** What the player can do now that no money has moved; empty where the text says it. */
  next: string
  action: MessageAction | null
  /** Whether a transaction belongs to it, so that a link to one makes sense. */
  linksTransaction: boolean
}

/** Characters of a parameter that are shown. */
const maxParamLength = 140

/** Removes node addresses and long keys: they do not belong on a screen, or on a screenshot of it. */
const plain = (value: string) => {
  const clean = value
    .replace(/\b(https?|wss?):\/\/\S+/gi, "")
    .replace(/[1-9A-HJ-NP-Za-km-z]{60,}/g, "")
    .replace(/\s+/g, " ")
    .trim()
  return clean.length > maxParamLength ? `${clean.slice(0, maxParamLength - 1)}…` : clean
}

/** The entry of an id that is known at run time only, without its text, whose parameters are then unknown. */
export const entryOf = (id: MessageId): Pick<Message, "code" | "title" | "tone" | "next"> => {
  const { code, title, tone, next = "" }: MessageEntry = catalogue[id]
  return { code, title, tone, next }
}

/** The message with its parameters filled in. */
export function messageOf<Id extends MessageId>(id: Id, ...[params]: ParamsOf<Id>): Message {
  const entry: MessageEntry = catalogue[id]
  const values: Readonly<Record<string, string>> = params ?? {}
  return {
    id,
    code: entry.code,
    title: entry.title,
    text: entry.text.replace(/\{(\w+)\}/g, (_, name: string) => plain(values[name] ?? "")),
    tone: entry.tone,
    next: entry.next ?? "",
    action: entry.action ?? null,
    linksTransaction: entry.link === "transaction",
  }
}
