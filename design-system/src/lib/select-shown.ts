/** How far up from a button the text may stand that it copies. */
const steps = 3

/** Selects `text` where it stands beside `button`, so that it can be copied by hand; false where it is not shown as it is. */
export function selectShown(text: string, button: Element): boolean {
  let around = button.parentElement
  for (let step = 0; around && step < steps; step += 1) {
    const shown = [...around.querySelectorAll("*")].findLast((element) => element.textContent?.trim() === text)
    if (shown) {
      getSelection()?.selectAllChildren(shown)
      return true
    }
    around = around.parentElement
  }
  return false
}
