import { Buffer } from "buffer"

// The Solana packages expect Node's Buffer, and must find it before they run.
Object.assign(globalThis, { Buffer })
