/** What a bet takes from the wallet before anything is paid out; `lamports` besides what is bet in SOL. */
export interface Spent {
  token: bigint
  lamports: bigint
  /** Of `lamports`, what accounts hold as rent; none when absent. */
  rent?: bigint | undefined
  /** Of `rent`, what comes back; none when absent. */
  deposit?: bigint | undefined
  /** The part of the wager that bonus tokens paid, which is not in `token`; none when absent. */
  bonus?: bigint | undefined
}
