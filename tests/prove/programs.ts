import { recordPassed } from "../../tools/passed/passed-content"
import { testProject } from "./command"
import type { Claim, Proof } from "./proof"

const tests = testProject(
  {
    name: "programs",
    proves: "the local chain and its programs in C: every test, the long ones included",
    minutes: 1,
    occupies: "server",
  },
  "localnet*",
  "localnet/",
)

/** Records the content that passed, so that `npm test` runs the short form until it changes. */
export const programs: Proof = {
  ...tests,
  async run(report, say, options) {
    const claims: Claim[] = []
    await tests.run((claim) => claims.push(claim), say, options)
    if (claims.every(({ held }) => held)) recordPassed("programs")
    for (const claim of claims) report(claim)
  },
}
