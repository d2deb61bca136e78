// Node finds no BN among this package's names, only on the module as a whole.
import anchor from "@coral-xyz/anchor"

/** The number type of the published clients. */
export const wholeNumber = (value: number) => new anchor.BN(value)
