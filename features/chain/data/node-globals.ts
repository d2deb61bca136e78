import { Buffer } from "buffer"

// web3.js and anchor were written for Node and read these while they load, so this file must run before either.
const scope: { Buffer?: unknown; global?: unknown; process?: unknown } = globalThis
scope.Buffer ??= Buffer
scope.global ??= globalThis
scope.process ??= { env: {} }
