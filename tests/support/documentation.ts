import { type BuiltStorybook, lookAtDocs, problemsOf } from "./built-storybook"

const sampleEvery = 12
const pagesAtOnce = 3

/** Opens documentation pages, all of them or every twelfth, and returns how many, and a sentence for each problem. */
export async function documentationProblems(
  { entries, context }: BuiltStorybook,
  extent: "every page" | "a sample",
): Promise<{ pages: number; problems: string[] }> {
  const all = entries.filter(({ type }) => type === "docs")
  const pages = extent === "every page" ? all : all.filter((_, index) => index % sampleEvery === 0)
  return { pages: pages.length, problems: await problemsOf(pages, { context, pages: pagesAtOnce, look: lookAtDocs }) }
}
