/** A wallet in the list. Its source decides what is known about it: only a `detected` one is called so. */
export type WalletOption = PresentWallet | AbsentWallet

interface NamedWallet {
  /** Distinguishes wallets of one name. */
  id: string
  name: string
  /** Address of its picture, usually a data URL of the wallet's own; its first letter is drawn without one. */
  icon?: string
}

export interface PresentWallet extends NamedWallet {
  /**
   * `detected`: the wallet has announced itself in this browser. `available`: it can be asked, but nothing shows that it is
   * installed. `wrong-network`: it is here, and not for this network.
   * `only-sends`: it is here, and signs a transaction only to send it itself.
   */
  state: "detected" | "available" | "wrong-network" | "only-sends"
  /** It was connected before and not disconnected by hand. */
  usedLast?: boolean
}

export interface AbsentWallet extends NamedWallet {
  state: "absent"
  /** Where it is installed, or what opens it. */
  href: string
  /** The address opens an app of this phone instead of a page with the installer. */
  opensApp?: boolean
}

/**
 * What the wallet views read and ask for. An app makes one from the library that it connects wallets with; a new object
 * for each change of state, as a hook returns it.
 */
export interface WalletSource {
  /** In the order in which they are listed. */
  wallets: readonly WalletOption[]
  status: "disconnected" | "connecting" | "connected"
  /** Id of the wallet that is connected or being asked. */
  selected: string | null
  /** Of the connected account. */
  address: string | null
  /** Why the last attempt did not connect: one sentence for the player, beside the wallet that it is about. */
  problem: { id: string; text: string } | null
  /** Asks a wallet to connect. Never rejects: what went wrong is the next `problem`. */
  connect(id: string): Promise<void>
  /** Stops waiting for the wallet that is being asked. */
  cancel(): void
  /** Forgets the account. Never rejects: if the wallet refuses to, it is forgotten all the same. */
  disconnect(): Promise<void>
}
