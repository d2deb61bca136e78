/** Custom properties that a drawing's markup asks for. */
export const variablesIn = (markup: string): string[] => [
  ...new Set(Array.from(markup.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name ?? "")),
]

interface Drawing {
  /** An `svg` element as the page holds it. */
  markup: string
  width: number
  height: number
  /** The value of a custom property at the drawing's place in the document. */
  worthOf: (name: string) => string
}

/** The same drawing as a picture that needs no page around it: its size and its colours are written into it. */
export function standaloneSvg({ markup, width, height, worthOf }: Drawing): string {
  const style = variablesIn(markup)
    .map((name) => `${name}:${worthOf(name).trim().replaceAll('"', "'")}`)
    .join(";")
  const namespace = markup.includes("xmlns=") ? "" : 'xmlns="http://www.w3.org/2000/svg" '
  const open = `<svg ${namespace}width="${width}" height="${height}" style="${style}"`
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup.replace(/<svg(?=[\s>])/, open))}`
}
