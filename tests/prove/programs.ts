import { testProject } from "./command"

/** `npm test` runs the short form until what it is about changes: `prove --record` writes on what it passed. */
export const programs = testProject(
  {
    name: "programs",
    proves: "the local chain and its programs in C: every test, the long ones included",
    minutes: 1,
    occupies: "server",
  },
  "localnet*",
  "localnet/",
)
