export interface Focusable {
  focus: (options?: FocusOptions) => void
  /** Empty for what is not on screen. */
  getClientRects: () => { readonly length: number }
  closest?: (selector: string) => Focusable | null
  matches?: (selector: string) => boolean
  readonly parentElement?: Focusable | null
  readonly id?: string
}

const home = "[data-focus-home]"
const floating = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"
const refusesFocus = ":disabled, [inert], [inert] *"

const openersOfPanels = new WeakMap<Focusable, readonly Focusable[]>()

/** Stores what a panel gives the focus back to, for a second panel that is opened from inside it. */
export function rememberOpeners(panel: Focusable, openers: readonly Focusable[]): void {
  openersOfPanels.set(panel, openers)
}

/**
 * Where the focus goes when what is opened now has closed, best first: the opener, the elements with `data-focus-home`
 * around it, and the same for the panel that the opener is in, which may have closed by then.
 */
export function returnTargets(opener: Focusable | null): readonly Focusable[] {
  if (opener === null) return []
  const panel = opener.closest?.(floating) ?? null
  return [opener, ...homesAround(opener), ...(panel ? openersOf(panel) : [])]
}

function homesAround(opener: Focusable): Focusable[] {
  const homes: Focusable[] = []
  for (let at = opener.closest?.(home); at; at = at.parentElement?.closest?.(home)) homes.push(at)
  return homes
}

function openersOf(panel: Focusable): readonly Focusable[] {
  const remembered = openersOfPanels.get(panel)
  if (remembered) return remembered
  // A menu, a list or a small panel names its trigger by its own id.
  const trigger = panel.id ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`) : null
  return returnTargets(trigger)
}

/** Focuses the first that is on screen and can take the focus, without scrolling to it. */
export function focusFirst(targets: readonly (Focusable | null)[]): void {
  targets.find((target) => target && canTakeFocus(target))?.focus({ preventScroll: true })
}

const canTakeFocus = (target: Focusable) =>
  target.getClientRects().length > 0 && target.matches?.(refusesFocus) !== true
