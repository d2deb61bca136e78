/** The events in one transaction's log, said by this program itself and not by one that quotes it. */
export function programData(logs: readonly string[], program: string): Uint8Array[] {
  const running: string[] = []
  return logs.flatMap((line) => {
    const invoked = /^Program (\w+) invoke \[\d+\]$/.exec(line)?.[1]
    if (invoked !== undefined) running.push(invoked)
    if (/^Program \w+ (success|failed: .*)$/.test(line)) running.pop()
    const data = running.at(-1) === program ? /^Program data: ([A-Za-z0-9+/=]+)$/.exec(line)?.[1] : undefined
    return data === undefined ? [] : [Uint8Array.from(atob(data), (character) => character.charCodeAt(0))]
  })
}
