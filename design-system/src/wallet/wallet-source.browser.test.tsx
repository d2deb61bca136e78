import "../../../.storybook/preview.css"
import { expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { render } from "vitest-browser-react"
import { Dialog } from "../dialog/dialog"
import { WalletDialogContent } from "./wallet-dialog"
import { WalletMenu } from "./wallet-menu"
import type { WalletSource } from "./wallet-source"

class OneWallet implements WalletSource {
  readonly wallets = [{ id: "one", name: "One Wallet", state: "detected" }] as const
  readonly status = "disconnected"
  readonly selected = null
  readonly address = "7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU"
  readonly problem = null
  readonly asked: string[] = []
  async connect(id: string) {
    this.asked.push(`connect ${id}`)
  }
  cancel() {
    this.asked.push("cancel")
  }
  async disconnect() {
    this.asked.push("disconnect")
  }
}

test("a source may be an object of a class", async () => {
  const source = new OneWallet()
  const screen = await render(
    <Dialog defaultOpen>
      <WalletDialogContent source={source} />
    </Dialog>,
  )
  await userEvent.click(page.getByRole("button", { name: /One Wallet/ }))
  await screen.rerender(<WalletMenu source={source} onCopy={() => undefined} />)
  await userEvent.click(page.getByRole("button"))
  await userEvent.click(page.getByRole("menuitem", { name: "Disconnect" }))
  expect(source.asked).toEqual(["connect one", "disconnect"])
})
