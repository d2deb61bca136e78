/** The parts of a component's description, in the order in which a page shows them. */
export const sectionNames = ["Do", "Don't", "Composition", "Keyboard", "Accessibility", "Parts"] as const
export type SectionName = (typeof sectionNames)[number]

const beginning = new RegExp(`^\\*\\*(${sectionNames.join("|")})\\*\\*\\s+`)

/** Reads the comment above a story file's `meta`: what the component is for, then lines that begin with a section's name. */
export function sectionsOf(description: string): { purpose: string; sections: Partial<Record<SectionName, string>> } {
  const purpose: string[] = []
  const sections: Partial<Record<SectionName, string>> = {}
  let current: SectionName | null = null
  for (const line of description.split("\n").map((line) => line.trim())) {
    const name = sectionNames.find((name) => name === beginning.exec(line)?.[1])
    if (name) sections[name] = line.replace(beginning, "")
    else if (current) sections[current] = `${sections[current]} ${line}`.trim()
    else purpose.push(line)
    current = name ?? current
  }
  return { purpose: purpose.join("\n").trim(), sections }
}
