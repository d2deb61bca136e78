import { Buffer } from "buffer"

// web3.js and anchor expect Node's global; this file must be imported before either.
const scope: { Buffer?: unknown } = globalThis
scope.Buffer ??= Buffer
