import * as v from "valibot"
import { address } from "./address"
import { whole } from "./figures"

export const maxTextLength = 280
/** Between two messages of one wallet, and of one network address. */
export const cooldownMs = 3_000
/** Newest messages that a reply holds. */
export const maxMessages = 50

export const chatMessage = v.object({
  id: whole,
  /** The author's generated name. */
  user: v.pipe(v.string(), v.maxLength(24)),
  wallet: address,
  text: v.pipe(v.string(), v.maxLength(maxTextLength)),
  /** Milliseconds since 1970. */
  ts: whole,
})
export type ChatMessage = v.InferOutput<typeof chatMessage>

/** The newest messages, oldest first. */
export const chatMessages = v.object({
  messages: v.pipe(v.array(chatMessage), v.maxLength(100)),
  error: v.optional(v.boolean()),
})
export type ChatMessages = v.InferOutput<typeof chatMessages>

/** A joiner between emoji, or after a letter of a script that is spelt with it. */
const joiner =
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})` +
  String.raw`|(?<=[\p{sc=Arab}\p{sc=Beng}\p{sc=Deva}\p{sc=Gujr}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Taml}\p{sc=Telu}])[\u200c\u200d]`
const notWritten = new RegExp(String.raw`(?!${joiner})[\p{Cc}\p{Cf}\p{Surrogate}]`, "gu")

/**
 * Control characters, halves of characters and format characters, which hide or reorder text, are removed; a letter keeps four
 * marks, and white space is one space.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(notWritten, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .trim()

/** Whether anything of a text is seen: marks without a letter and fillers draw nothing. */
const isVisible = (text: string): boolean =>
  text.replace(/[\p{M}\p{Z}\p{C}\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu, "") !== ""

/** What a player says. The author is the session's wallet, whatever `user` holds. */
export const newMessage = v.object({
  user: v.optional(v.pipe(v.string(), v.maxLength(100))),
  text: v.pipe(
    v.string(),
    v.maxLength(2_000),
    v.transform(cleanText),
    v.minLength(1),
    v.maxLength(maxTextLength),
    v.check(isVisible, "empty"),
  ),
})
/** The answer to the author of an accepted message. */
export const posted = v.object({
  done: v.literal(true),
  id: whole,
  /** Milliseconds since 1970: the message waits for the owner, and until then at most the author can write no other. */
  waitsUntilMs: v.optional(whole),
})
export type Posted = v.InferOutput<typeof posted>
export const report = v.object({ id: whole })

export const reportedMessage = v.object({
  ...chatMessage.entries,
  /** Players who reported it. */
  reports: v.pipe(whole, v.minValue(1)),
})
export type ReportedMessage = v.InferOutput<typeof reportedMessage>

export const chatBan = v.object({
  wallet: address,
  user: v.pipe(v.string(), v.maxLength(24)),
  /** Milliseconds since 1970. */
  untilMs: whole,
})
export type ChatBan = v.InferOutput<typeof chatBan>
/** Bans that a reply holds. */
export const maxBans = 200

/** What the owner can act upon, each list newest first. */
export const reportedMessages = v.object({
  /** Stored messages that players reported. */
  messages: v.pipe(v.array(reportedMessage), v.maxLength(100)),
  /** Messages that were deleted and are still stored. */
  removed: v.pipe(v.array(chatMessage), v.maxLength(100)),
  /** First messages of wallets at the network address of a banned one. */
  waiting: v.pipe(v.array(chatMessage), v.maxLength(100)),
  bans: v.pipe(v.array(chatBan), v.maxLength(maxBans)),
})
export type ReportedMessages = v.InferOutput<typeof reportedMessages>
