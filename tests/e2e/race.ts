import { expect, type Player } from "./casino"

/** The races to join or watch again. */
export const lobby = (player: Player) => player.page.getByRole("region", { name: "Open races" })

export const select = (player: Player) => player.page.getByRole("button", { name: /^Select .*'s race/ }).first()

/** The spoken outcome of a race. */
export const settledMessage = ({ page }: Player) =>
  page.getByRole("status").filter({ hasText: /^Race settled\. Winner / })

export async function startGame(player: Player) {
  await player.openGame({ game: "plinkorace" })
  await expect(lobby(player)).toBeVisible()
}

export async function create(player: Player, { seats, bets }: { seats?: number; bets?: "Any bet" } = {}) {
  await lobby(player).getByRole("button", { name: "Create" }).click()
  const dialog = player.page.getByRole("dialog", { name: "Create a race" })
  if (bets) await dialog.getByRole("radio", { name: bets }).click()
  if (seats) await dialog.getByRole("spinbutton", { name: "Seats" }).fill(`${seats}`)
  await dialog.getByRole("button", { name: "Create race" }).click()
  await expect(player.page.getByText(/^You are in\./)).toBeVisible()
}

export async function join(player: Player) {
  await select(player).click()
  await player.page.getByRole("button", { name: /^Join race/ }).click()
}
