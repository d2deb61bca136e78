import { createHash } from "node:crypto"

/** The first 132 bits of the content's SHA-256, quoted: a strong validator of exactly these bytes. */
export const contentEtag = (content: string | Uint8Array): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`

/** For a body that is sent in several codings: it names the content, not the bytes on the wire. */
export const weakContentEtag = (content: string | Uint8Array): string => `W/${contentEtag(content)}`
