declare global {
  interface Element {
    /** In Chromium started with `--enable-blink-features=ComputedAccessibilityInfo`, as our tests start it. */
    readonly computedRole?: string
    readonly computedName?: string
  }
}

/**
 * Role and name of the element that has the focus, read from the browser's accessibility tree: `button "Settings"`. Says
 * "nothing" where the page has lost the focus. Refers to nothing around it, so that a test can run it inside a page.
 */
export function focusedElement(): string {
  const element = document.activeElement
  if (element === null || element === document.body) return "nothing"
  const role = element.computedRole ?? element.role ?? element.tagName.toLowerCase()
  const name = element.computedName ?? element.ariaLabel ?? element.textContent ?? ""
  return `${role} "${name}"`
}

export interface FocusDriver {
  /** Presses one key or combination: "Tab", "Shift+Tab", "Enter". */
  press: (key: string) => Promise<unknown>
  /** `focusedElement`, run where the page is. */
  focused: () => Promise<string> | string
}

/** Goes through a page by keys alone and writes down what has the focus after each of them. */
export function createFocusWalker({ press, focused }: FocusDriver) {
  const steps: string[] = []
  async function step(key: string): Promise<string> {
    await press(key)
    const name = await focused()
    steps.push(`${key} → ${name}`)
    return name
  }
  return {
    /** Each key with what had the focus after it, for the message of a failed test. */
    steps: steps as readonly string[],
    focused: async () => focused(),
    press: step,
    /** Presses Tab, or another key, until what has the focus matches. Fails when it does not come, or the focus is lost. */
    async goTo(wanted: RegExp, { key = "Tab", most = 200 } = {}): Promise<string> {
      const from = steps.length
      for (let presses = 0; presses < most; presses += 1) {
        const name = await step(key)
        if (wanted.test(name)) return name
      }
      throw new Error([`${key} does not lead to ${wanted}:`, ...steps.slice(from)].join("\n"))
    },
  }
}

export type FocusWalker = ReturnType<typeof createFocusWalker>
