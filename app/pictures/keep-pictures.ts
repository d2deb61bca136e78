import { artIds } from "@dghrt/design-system"

/** A picture that has not come by then leaves its place to its emoji. */
const mostMs = 5_000

const variables = artIds.map((id) => `--picture-${id}`)

/** Leaves the games' pictures of the theme before in their places until those of the new one are decoded. Returns how to stop. */
export function keepPictures(root = document.documentElement): () => void {
  const named = (variable: string) => getComputedStyle(root).getPropertyValue(variable)
  const shown = new Map(variables.map((variable) => [variable, named(variable)]))
  let change = 0
  const observer = new MutationObserver(() => {
    change += 1
    const mine = change
    const used = Array.from(document.querySelectorAll("[data-slot=game-picture]"), (picture) =>
      picture.getAttribute("style"),
    )
    for (const variable of variables) {
      root.style.removeProperty(variable)
      const [before, next] = [shown.get(variable) ?? "", named(variable)]
      if (!used.some((style) => style?.includes(variable))) {
        shown.set(variable, next)
        continue
      }
      if (next === before) continue
      root.style.setProperty(variable, before)
      void decoded(next).then(() => {
        if (mine !== change) return
        root.style.removeProperty(variable)
        shown.set(variable, next)
      })
    }
  })
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme"] })
  return () => observer.disconnect()
}

/** The file of this screen's density. */
async function decoded(imageSet: string): Promise<void> {
  const files = Array.from(imageSet.matchAll(/url\("?([^")]+)"?\)/g), ([, file = ""]) => file)
  const image = new Image()
  image.src = files[devicePixelRatio > 1 ? files.length - 1 : 0] ?? ""
  const late = new Promise<void>((resolve) => setTimeout(resolve, mostMs))
  await Promise.race([image.decode().catch(() => undefined), late])
}
