import { join } from "node:path"
import { IDL as multiplayerIdl } from "@gamba-labs/multiplayer-sdk"
import { IDL as gambaIdl } from "gamba-core-v2"
import { referralIdl } from "../referral/idl"
import type { PublishedIdl } from "./idl-header"

/** A program of ours: where its source lies and whose interface it follows. */
export interface ProgramSource {
  name: string
  /** Holds `<name>.so`, `<name>.build.json` and, in `src`, the C source. */
  folder: string
  /** A program without one has an entry point of its own, and of what the others share it gets the headers alone. */
  idl?: PublishedIdl
  /** The package that publishes the IDL. */
  idlPackage?: string
}

const localnet = join(import.meta.dirname, "..")

export const programs: readonly ProgramSource[] = [
  { name: "gamba", folder: join(localnet, "program"), idl: gambaIdl, idlPackage: "gamba-core-v2" },
  {
    name: "multiplayer",
    folder: join(localnet, "multiplayer/program"),
    idl: multiplayerIdl,
    idlPackage: "@gamba-labs/multiplayer-sdk",
  },
  { name: "referral", folder: join(localnet, "referral/program"), idl: referralIdl, idlPackage: "gamba-react-ui-v2" },
  { name: "lighthouse", folder: join(localnet, "lighthouse/program") },
]
