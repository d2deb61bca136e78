/** A picture that has not come by then leaves its place to its emoji. */
const mostMs = 5_000

/** Leaves the games' pictures of the theme before in their places until those of the new one are decoded. Returns how to stop. */
export function keepPictures(root = document.documentElement): () => void {
  /** What stays for now, by the variable that names it. */
  const kept = new Map<string, string>()
  let change = 0
  const observer = new MutationObserver(([first]) => {
    change += 1
    const mine = change
    for (const variable of usedVariables()) {
      const before = kept.get(variable) ?? named(variable, first?.oldValue ?? "")
      root.style.removeProperty(variable)
      kept.delete(variable)
      const next = getComputedStyle(root).getPropertyValue(variable)
      if (next === before) continue
      root.style.setProperty(variable, before)
      kept.set(variable, before)
      void decoded(next).then(() => {
        if (mine !== change) return
        root.style.removeProperty(variable)
        kept.delete(variable)
      })
    }
  })
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme"], attributeOldValue: true })
  return () => observer.disconnect()
}

function usedVariables(): ReadonlySet<string> {
  const pictures = document.querySelectorAll("[data-slot=game-picture]")
  return new Set(Array.from(pictures, (each) => /--picture-\w+/.exec(each.getAttribute("style") ?? "")?.[0] ?? ""))
}

/** What a theme names the variable. */
function named(variable: string, theme: string): string {
  const probe = document.createElement("i")
  probe.dataset.theme = theme
  document.body.append(probe)
  const value = getComputedStyle(probe).getPropertyValue(variable)
  probe.remove()
  return value
}

/** The file of this screen's density. */
async function decoded(imageSet: string): Promise<void> {
  // WebKit writes "/" and "." with a backslash before them.
  const files = Array.from(imageSet.replaceAll("\\", "").matchAll(/url\("?([^")]+)"?\)/g), ([, file = ""]) => file)
  const image = new Image()
  image.src = files[devicePixelRatio > 1 ? files.length - 1 : 0] ?? ""
  const late = new Promise<void>((resolve) => setTimeout(resolve, mostMs))
  await Promise.race([image.decode().catch(() => undefined), late])
}
