/** How far up from a button the text may stand that it copies. */
const steps = 3

/** Selects `text` where it stands beside `button`; false where it is not shown as it is. */
export function selectShown(text: string, button: Element): boolean {
  let around = button.parentElement
  for (let step = 0; around && step < steps; step += 1) {
    const parts = [...around.querySelectorAll("*")]
    const field = parts.find((part) => part instanceof HTMLInputElement && part.value === text)
    if (field instanceof HTMLInputElement) {
      field.select()
      return true
    }
    const shown = parts.findLast((part) => part.textContent?.trim() === text)
    if (shown) {
      getSelection()?.selectAllChildren(shown)
      return true
    }
    around = around.parentElement
  }
  return false
}
