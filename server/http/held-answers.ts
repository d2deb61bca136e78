import { ServerResponse } from "node:http"
import * as v from "valibot"

/** In characters: what fits into the buffers of a connection is held by the system. */
const small = 100_000
const mostPerAddress = 100_000_000
const mostInAll = 400_000_000

const environment = v.object({ outgoing: v.instance(ServerResponse) })

/** What requests have in memory: the most that has been asked for, then the answer, until its client has read it. Small ones do not count. */
export function heldAnswers() {
  const held = new Map<string, number>()
  let all = 0
  const add = (address: string, characters: number) => {
    const own = (held.get(address) ?? 0) + characters
    if (own > 0) held.set(address, own)
    else held.delete(address)
    all += characters
  }
  return (address: string) => {
    let own = 0
    return {
      /** Whether this request may hold so much, in place of what it held. */
      resize(characters: number): boolean {
        const more = (characters > small ? characters : 0) - own
        const hasRoom = (held.get(address) ?? 0) + more <= mostPerAddress && all + more <= mostInAll
        if (more > 0 && !hasRoom) return false
        add(address, more)
        own += more
        return true
      },
      /** Frees it as soon as the client has taken the answer or has gone. */
      release(given: unknown) {
        const free = () => add(address, -own)
        const parsed = v.safeParse(environment, given)
        if (parsed.success && !parsed.output.outgoing.destroyed) parsed.output.outgoing.once("close", free)
        else free()
      },
    }
  }
}
