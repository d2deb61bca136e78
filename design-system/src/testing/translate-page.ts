export interface Translation {
  /** For each text that was written to a node after the node had been taken out: what a reader still sees, what was meant. */
  staleTexts(): string[]
  stop(): void
}

/**
 * Runs in a page: does to its text nodes what a translating browser does, without changing the words. Each text node is
 * taken out of the document and `<font><font>` stands in its place, again after every change of the document. A page keeps its translation as `pageTranslation`.
 */
export function translatePage(): Translation {
  const untranslated = "script, style, noscript, template, textarea, title, option, [translate=no], .notranslate"
  const originals = new Map<HTMLElement, Text>()

  function translate(text: Text) {
    const parent = text.parentElement
    // An element of SVG draws no `font`.
    if (!(parent instanceof HTMLElement) || text.data.trim() === "" || parent.closest(untranslated)) return
    if (parent.isContentEditable || originals.has(parent.parentElement ?? parent)) return
    const [outer, inner] = [document.createElement("font"), document.createElement("font")]
    outer.append(inner)
    inner.textContent = text.data
    originals.set(outer, text)
    text.replaceWith(outer)
  }

  function translateWithin(root: Node) {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root instanceof Text) texts.push(root)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node instanceof Text) texts.push(node)
    for (const text of texts) translate(text)
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translateWithin(target)
      for (const added of addedNodes) if (added.isConnected) translateWithin(added)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
  translateWithin(document)

  const translation = {
    staleTexts: () =>
      [...originals]
        .filter(([shown, original]) => shown.isConnected && shown.textContent !== original.data)
        .map(([shown, original]) => `"${shown.textContent}" stands where "${original.data}" was written`),
    stop: () => observer.disconnect(),
  }
  Reflect.set(globalThis, "pageTranslation", translation)
  return translation
}
