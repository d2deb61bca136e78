/** One thing that a screen reader says by itself, because a live region changed. */
export interface Announcement {
  /** Milliseconds since the recorder began. */
  atMs: number
  text: string
  /** An assertive one interrupts what is being said. */
  assertive: boolean
  /** The region came together with its words: an alert is still announced, a status is announced by few screen readers. */
  inserted: boolean
}

/**
 * Runs in a page: lists what its live regions announce, in order. A region is an element with the role `status`, `alert`
 * or `log`, or with `aria-live`; one that a dialog hides from assistive technology says nothing. A page keeps the list as
 * `announcements`, so that a test outside of the page can read it.
 */
export function recordAnnouncements(): readonly Announcement[] {
  const regions = "[role=status], [role=alert], [role=log], [aria-live]"
  const heard: Announcement[] = []
  const known = new WeakMap<Element, readonly string[]>()
  const beganAtMs = performance.now()

  const livenessOf = (region: Element) => {
    const role = region.getAttribute("role")
    return region.getAttribute("aria-live") ?? (role === "alert" ? "assertive" : "polite")
  }
  const isSilent = (region: Element) =>
    livenessOf(region) === "off" || region.closest("[aria-hidden=true], [inert]") !== null || !region.checkVisibility()
  /** The texts of a region as they are read out; what a region in it says is that one's own. */
  const textsOf = (region: Element) => {
    const texts: string[] = []
    const collect = (node: Node) => {
      if (node instanceof Text) {
        const text = node.data.replace(/\s+/g, " ").trim()
        if (text !== "") texts.push(text)
        return
      }
      if (!(node instanceof Element)) return
      if (node !== region && (node.matches(regions) || node.getAttribute("aria-hidden") === "true")) return
      if (node !== region && !node.checkVisibility()) return
      const name = node !== region && node.getAttribute("aria-label")
      if (name) texts.push(name)
      else node.childNodes.forEach(collect)
    }
    collect(region)
    return texts
  }
  /** A status and an alert are read out whole; of a log and of other regions what was added. */
  const isWhole = (region: Element) =>
    region.getAttribute("aria-atomic") === "true" ||
    (region.matches("[role=status], [role=alert]") && region.getAttribute("aria-atomic") !== "false")

  const look = (isFirst: boolean) => {
    for (const region of document.querySelectorAll(regions)) {
      const before = known.get(region)
      const texts = isSilent(region) ? [] : textsOf(region)
      known.set(region, texts)
      // What a page shows from the beginning is read, not announced.
      if (isFirst || texts.join(" ") === before?.join(" ")) continue
      const added = isWhole(region) ? texts : texts.filter((text) => !before?.includes(text))
      if (added.length === 0) continue
      heard.push({
        atMs: Math.round(performance.now() - beganAtMs),
        text: added.join(" "),
        assertive: livenessOf(region) === "assertive",
        inserted: before === undefined,
      })
    }
  }
  const observer = new MutationObserver(() => look(false))
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look(true)
  Reflect.set(globalThis, "announcements", heard)
  return heard
}
