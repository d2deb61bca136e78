import { ShieldCheck } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../button/button"
import { DialogContent } from "../dialog/dialog"
import { AbsentWalletRow, WalletRow } from "./wallet-row"
import type { WalletSource } from "./wallet-source"
import { defaultWalletDialogWords, type WalletDialogWords } from "./wallet-words"

export interface WalletDialogContentProps {
  /** The wallets and what is being asked of one, as your app's source returns it. */
  source: Pick<WalletSource, "wallets" | "status" | "selected" | "problem" | "connect" | "cancel">
  /** Replaces words of the dialog; what is left out stays English. */
  words?: Partial<WalletDialogWords>
  /** Further choices under the list, such as the network. */
  children?: ReactNode
}

/** The list of wallets to connect, inside a `Dialog`. Closing it once a wallet is connected is the caller's decision. */
export function WalletDialogContent({ source, words: own, children }: WalletDialogContentProps) {
  const { wallets, status, selected, problem } = source
  const words = { ...defaultWalletDialogWords, ...own }
  const pending = status === "connecting" ? selected : null
  const asked = wallets.find(({ id }) => id === pending)
  return (
    <DialogContent title={words.title} description={words.description} closeLabel={words.close}>
      {!wallets.some(({ state }) => state === "detected" || state === "available") && (
        <p className="well mb-2 rounded-md p-4 text-text-secondary">{words.none}</p>
      )}
      <ul className="grid gap-2">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            {wallet.state === "absent" ? (
              <AbsentWalletRow wallet={wallet} words={words} />
            ) : (
              <WalletRow
                wallet={wallet}
                words={words}
                pending={pending === wallet.id}
                disabled={pending !== null || wallet.state === "wrong-network" || wallet.state === "only-sends"}
                problem={problem?.id === wallet.id ? problem.text : null}
                onPick={() => void source.connect(wallet.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-text-secondary">
          <p role="status">{words.waiting(asked.name)}</p>
          <Button size="sm" onClick={() => source.cancel()}>
            {words.cancel}
          </Button>
        </div>
      )}
      {children}
      <p className="mt-4 flex gap-2 text-sm text-text-secondary">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        <span>{words.note}</span>
      </p>
    </DialogContent>
  )
}
