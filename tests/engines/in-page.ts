import type { Control } from "./engine"

/** An expression that calls a function in the page. The TypeScript runner gives named functions a helper that a page has not. */
export const callOf = <Args extends readonly unknown[]>(run: (...args: Args) => unknown, ...args: Args): string =>
  `(() => { const __name = (named) => named; return (${run})(...${JSON.stringify(args)}) })()`

/** Runs in a page: the control that a user would press, null while there is none. */
export function findControl({ role, name, within }: Control): Element | null {
  const selectors: Record<string, string> = {
    button: "button, [role=button], summary",
    link: "a[href]",
    textbox: "input:not([type=checkbox], [type=radio]), textarea, [role=textbox]",
    combobox: "[role=combobox], select",
    option: "[role=option]",
    menuitem: "[role=menuitem]",
    tab: "[role=tab]",
    radio: "[role=radio], input[type=radio]",
    switch: "[role=switch]",
  }
  const wordsOf = (element: Element | null): string => {
    if (!element) return ""
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]")) hidden.remove()
    return (copy.textContent ?? "").replace(/\s+/g, " ").trim()
  }
  const nameOf = (element: Element): string => {
    const label = element.getAttribute("aria-label")
    if (label !== null) return label
    const by = element.getAttribute("aria-labelledby")
    if (by !== null)
      return by
        .split(" ")
        .map((id) => wordsOf(document.getElementById(id)))
        .join(" ")
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : []
    if (labels.length > 0) return labels.map((node) => (node instanceof Element ? wordsOf(node) : "")).join(" ")
    return wordsOf(element)
  }
  const reachable = (element: Element) =>
    element.checkVisibility() && !element.closest("[inert], [aria-hidden=true]") && element.getClientRects().length > 0
  const names = typeof name === "string" ? [name] : name
  const places = within === undefined ? [document] : [...document.querySelectorAll(within)]
  for (const place of places) {
    for (const element of place.querySelectorAll(selectors[role] ?? "")) {
      if (element.getAttribute("role") && element.getAttribute("role") !== role && role !== "textbox") continue
      if (names.some((wanted) => nameOf(element).startsWith(wanted)) && reachable(element)) return element
    }
  }
  return null
}

/** An expression: the box of a control in the window as text, null while there is none. */
export const placeOf = (control: Control): string =>
  `((found) => found && Object.values(found.getBoundingClientRect().toJSON()).map(Math.round).join())(${callOf(findControl, control)})`
