/** Messages stay reachable whatever fills the window. */
const spared = "[role=region], script, style"

/** Takes everything beside `element`, up to the page's root, out of reach of focus, pointer and reader; returns the way back. */
export function inertOthers(element: HTMLElement): () => void {
  const taken: HTMLElement[] = []
  for (let child = element; child.parentElement && child !== document.body; child = child.parentElement) {
    for (const other of child.parentElement.children) {
      if (other === child || !(other instanceof HTMLElement) || other.inert || other.matches(spared)) continue
      other.inert = true
      taken.push(other)
    }
  }
  return () => {
    for (const other of taken) other.inert = false
  }
}
