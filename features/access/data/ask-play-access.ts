import { playAccess } from "#contract/play-access"
import { getJson } from "#features/kernel"

/** Shorter than a policy may take. */
const timeoutMs = 4_000

export const askPlayAccess = () => getJson("/api/access", playAccess, { timeoutMs })
