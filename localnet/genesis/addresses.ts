/** The public addresses of the local network. They follow from the names in `keys.ts` and never change; a test says so. */
export const localnetAddresses = {
  creator: "CtVQZVaWYQPypuhZ8o3qDB9f2soDVeRAzozYAPUeE34x",
  rng: "6CKymJMVVXH4pgj2vMK9CVTBy1FrySDpVGEcaK8qBmex",
  usdcMint: "ChHdi8ZdahEVFCqnoBvv7hsErDPTCAPPuHHown38wqVJ",
  solPool: "EHZWpW2qq4C6hDbKzuAydZudHXowtMdQJ8kdfBztxUhS",
  usdcPool: "EewbCvgU1TeKkwPyZXKxBGpyb1QoBegwjCdnPdDB7yVd",
  lookupTables: {
    sol: "HxnVsMp2snhDwSW3bLPkAWkVCgmejS7CrmxjxQ73TBa5",
    usdc: "Doe7JZhJwhe9nWYfzfE5HvRpYvo24oqvAHHQT3SnLvsC",
  },
} as const
