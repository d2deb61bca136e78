/** Signs for one account. Chain-free: bytes in, bytes out. */
export interface Signer {
  /** Base58. */
  readonly address: string
  readonly publicKey: Uint8Array
  /**
   * Serialised transaction in, signed one out.
   * @throws whatever the wallet throws when the player declines, and an AbortError once nobody waits for the wallet any more.
   */
  signTransaction(transaction: Uint8Array): Promise<Uint8Array>
}
