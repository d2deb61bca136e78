import {
  BetInput,
  Button,
  createToastStore,
  Dialog,
  DialogContent,
  DialogTrigger,
  GameArt,
  GameCard,
  LinkButton,
  ToastViewport,
} from "@dghrt/design-system"
import { WalletDialogContent, WalletMenu } from "@dghrt/design-system/wallet"
import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import {
  Button as OtherButton,
  Dialog as OtherDialog,
  DialogContent as OtherDialogContent,
  DialogTrigger as OtherDialogTrigger,
} from "design-system-again"
import { useState, version } from "react"
import { harbour } from "./harbour"
import { SettingsForm } from "./settings-form"
import { createWalletStandardStore, useWalletStandardSource } from "./wallet-standard-source"

const offered: readonly ThemeId[] = ["romanticDegen", "arctic", "cyberpunk"]
const themes = [...themeCatalogue.filter(({ id }) => offered.includes(id)), harbour]
const toasts = createToastStore()
const wallets = createWalletStandardStore("solana:localnet")

/** One element for all renders: React 18 draws a lazy part anew when it is updated before it has been hydrated. */
const dice = (
  <GameCard
    name="Dice"
    art={<GameArt game="dice" />}
    cells={[{ label: "Mode", value: "Single" }]}
    link={(content) => <a href="#dice">{content}</a>}
  />
)

export function App() {
  const [stake, setStake] = useState(100_000_000n)
  const source = useWalletStandardSource(wallets)
  return (
    <main className="grid max-w-120 gap-4 p-6">
      <h1 className="type-d2 type-display">Another casino</h1>
      <p>React {version}</p>
      {themes.map(({ id, name }) => (
        <Button key={id} onClick={() => document.documentElement.setAttribute("data-theme", id)}>
          {name}
        </Button>
      ))}
      <BetInput
        label="Bet amount"
        value={stake}
        onValueChange={setStake}
        decimals={9}
        symbol="SOL"
        max={5_000_000_000n}
      />
      <output aria-label="Stake in lamports">{String(stake)}</output>
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="primary">Rules</Button>
        </DialogTrigger>
        <DialogContent title="How to play" description="One roll decides.">
          <p>Roll under your number.</p>
        </DialogContent>
      </Dialog>
      <SettingsForm />
      <Button className="w-50 rounded-none bg-danger px-10 text-background">Delete</Button>
      <LinkButton href="#history">History</LinkButton>
      <Button onClick={() => toasts.push({ tone: "success", title: "Saved for later" })}>Notify</Button>
      {dice}
      {source.status === "connected" ? (
        <WalletMenu source={source} onCopy={() => toasts.push({ tone: "info", title: "Address copied" })} />
      ) : (
        <Dialog>
          <DialogTrigger asChild>
            <Button>Connect Wallet</Button>
          </DialogTrigger>
          <WalletDialogContent source={source} />
        </Dialog>
      )}
      <OtherDialog>
        <OtherDialogTrigger asChild>
          <OtherButton>Open the other copy</OtherButton>
        </OtherDialogTrigger>
        <OtherDialogContent title="Another copy of the package">
          <Dialog>
            <DialogTrigger asChild>
              <Button>Open a dialog of the first copy</Button>
            </DialogTrigger>
            <DialogContent title="First copy">Both copies are in one page.</DialogContent>
          </Dialog>
        </OtherDialogContent>
      </OtherDialog>
      <ToastViewport store={toasts} />
    </main>
  )
}
