import type { PublishedIdl } from "../sbf/idl-header"

/** The interface that gamba-react-ui-v2 2.0.0 publishes, typed here because that package brings a whole user interface. */
export const referralIdl = {
  instructions: [
    {
      name: "configReferAccount",
      discriminator: [239, 224, 113, 115, 108, 177, 31, 129],
      accounts: [
        { name: "authority", writable: true, signer: true },
        { name: "referAccount", writable: true },
        { name: "creator" },
        { name: "systemProgram" },
      ],
    },
    {
      name: "closeReferAccount",
      discriminator: [63, 205, 62, 118, 16, 139, 150, 134],
      accounts: [
        { name: "authority", writable: true, signer: true },
        { name: "referAccount", writable: true },
        { name: "creator" },
        { name: "systemProgram" },
      ],
    },
  ],
  accounts: [{ name: "referAccount", discriminator: [60, 125, 244, 175, 131, 109, 101, 246] }],
  events: [],
} as const satisfies PublishedIdl

export const referralProgram = "RefwFk2PPNd9bPehSyAkrkrehSHkvz6mTAHTNe8v9vH"
