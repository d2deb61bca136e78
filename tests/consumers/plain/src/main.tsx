import "@dghrt/themes/themes/arctic.css"
import "@dghrt/design-system/standalone.css"
import { BetInput, Button, Dialog, DialogContent, DialogTrigger } from "@dghrt/design-system"
import { createRoot } from "react-dom/client"

/** An app that has no Tailwind: one theme, and the style sheet that the package brings ready-made. */
function App() {
  return (
    <main style={{ display: "grid", gap: 16, maxWidth: 480, padding: 24 }}>
      <h1>A casino without Tailwind</h1>
      <BetInput label="Bet amount" defaultValue={0n} decimals={9} symbol="SOL" max={5_000_000_000n} />
      <Dialog>
        <DialogTrigger asChild>
          <Button variant="primary">Rules</Button>
        </DialogTrigger>
        <DialogContent title="How to play">Roll under your number.</DialogContent>
      </Dialog>
    </main>
  )
}

const root = document.getElementById("root")
if (root) createRoot(root).render(<App />)
