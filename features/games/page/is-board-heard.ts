/** Whether this page shows the board of a game and no dialog keeps a screen reader from it: the board then announces what failed. */
export function isBoardHeard(gameId: string | undefined): boolean {
  if (typeof document === "undefined" || gameId === undefined) return false
  const dock = document.querySelector(`[data-slot=screen][data-game="${CSS.escape(gameId)}"] [data-slot=dock]`)
  return dock !== null && dock.closest("[aria-hidden=true], [inert]") === null
}
