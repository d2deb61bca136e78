import { fromBase58 } from "../contract/base58"

const longest = 90

/** Whether this is the base58 of the 64 bytes of a signature. A node answers anything else with an error of its own. */
export const isSignature = (text: string): boolean => text.length <= longest && fromBase58(text)?.length === 64
