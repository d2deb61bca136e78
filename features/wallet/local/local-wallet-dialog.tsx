import { Button, CopyButton, DialogContent, Input } from "@dghrt/design-system"
import { TriangleAlert } from "lucide-react"
import { type FormEvent, useState } from "react"
import { exportLocalKey, importLocalKey } from "./local-wallet"

/** Takes the key of the local wallet to another browser, or brings one here. */
export function LocalWalletDialog({ onImported }: { onImported: () => void }) {
  const [shown, setShown] = useState<string | null>(null)
  const [text, setText] = useState("")
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (importLocalKey(text)) onImported()
    else setProblem("This is no key. Paste the list of 64 numbers, or 64 hexadecimal digits.")
  }
  return (
    <DialogContent title="Local wallet key" description="Test money only. Never use this wallet for anything of value.">
      <div className="grid gap-5">
        <section className="grid gap-2.5">
          <h3 className="font-[650]">Export</h3>
          {shown === null ? (
            <Button onClick={() => void exportLocalKey().then(setShown)}>Show the key</Button>
          ) : (
            <p className="well flex items-start gap-2 rounded-md p-3">
              <span className="wrap-anywhere min-w-0 flex-1 type-data">{shown}</span>
              <CopyButton text={shown} label="Copy the key" />
            </p>
          )}
          <p className="flex gap-2 text-sm text-text-muted">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" strokeWidth={1.75} />
            The key gives full control of the wallet, so keep it secret. The format is that of the Solana command line.
          </p>
        </section>
        <form onSubmit={submit} className="grid gap-2.5">
          <Input
            label="Import a key"
            value={text}
            autoComplete="off"
            spellCheck={false}
            problem={problem}
            hint="It replaces this browser's key. Export that key first if you want to keep its funds."
            onChange={(event) => {
              setProblem(null)
              setText(event.target.value)
            }}
          />
          <Button type="submit" variant="primary" disabled={text.trim() === ""}>
            Import
          </Button>
        </form>
      </div>
    </DialogContent>
  )
}
