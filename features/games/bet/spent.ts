/** What a bet takes from the wallet before anything is paid out; `lamports` besides what is bet in SOL. */
export interface Spent {
  token: bigint
  lamports: bigint
}
