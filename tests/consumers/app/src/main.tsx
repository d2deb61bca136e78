import { BetInput, Button, Dialog, DialogContent, DialogTrigger } from "@dghrt/design-system"
import { type ThemeId, themeCatalogue } from "@dghrt/themes"
import { StrictMode, useState, version } from "react"
import { createRoot } from "react-dom/client"
import "./main.css"

const offered: readonly ThemeId[] = ["romanticDegen", "arctic", "cyberpunk"]

function App() {
  const [stake, setStake] = useState(100_000_000n)
  return (
    <main className="grid max-w-120 gap-4 p-6">
      <h1 className="type-d2 type-display">Another casino</h1>
      <p>React {version}</p>
      {themeCatalogue
        .filter(({ id }) => offered.includes(id))
        .map(({ id, name }) => (
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
    </main>
  )
}

const root = document.getElementById("root")
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
