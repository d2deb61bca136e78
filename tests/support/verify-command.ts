import { execFile } from "node:child_process"
import { promisify } from "node:util"

export interface VerifyRun {
  code: number
  stdout: string
  stderr: string
}

const node = ["--import", "tsx", "--conditions=source", "tools/verify/main.ts"]

/** `npm run verify` with these arguments, which ends with 0 or 1. */
export const verifyCommand = (...args: string[]): Promise<VerifyRun> =>
  promisify(execFile)(process.execPath, [...node, ...args], { maxBuffer: 256 * 1024 * 1024 }).then(
    (output) => ({ code: 0, ...output }),
    ({ code, stdout, stderr }: VerifyRun) => ({ code, stdout, stderr }),
  )
