/** A ref that selects what its element holds, once: a text that the browser did not copy, to be copied by hand. */
export const selectContent = (element: Element | null): void => {
  if (element) getSelection()?.selectAllChildren(element)
}

/**
 * Copies `text`. What the browser does not copy is selected where it stands beside `button`, to be copied by hand; a page that is not
 * served securely has no clipboard at all.
 */
export async function copyText(text: string, button?: Element): Promise<"copied" | "selected" | "refused"> {
  try {
    await navigator.clipboard.writeText(text)
    return "copied"
  } catch {
    if (!button) return "refused"
    const { selectShown } = await import("./select-shown")
    return selectShown(text, button) ? "selected" : "refused"
  }
}
