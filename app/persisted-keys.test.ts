import { expect, test } from "vitest"
import { persistedKeys } from "../tests/support/persisted-keys"
import { textOf, trackedFiles } from "../tools/tracked-files"

const sources = trackedFiles
  .filter((path) => /^(app|features)\/.*\.tsx?$/.test(path))
  .filter((path) => !/\.(test|browser\.test|stories)\.|\/testing\//.test(path))
  .map((path) => [path, textOf(path)] as const)

/** Keys as they are declared: handed to `stored`, or named `…Key` first. */
const declared = sources.flatMap(([, text]) =>
  [...text.matchAll(/(?:\bstored\(\s*|\bconst \w+Key = )(["`])(.+?)\1/g)].map(([, , key]) =>
    (key ?? "").replace(/\$\{.*?\}/g, "*"),
  ),
)

test("each persisted key is declared once, and none that this list does not know", () => {
  expect([...declared].sort()).toEqual([...persistedKeys].sort())
})

test("nothing but the kernel and the head script touches the browser's storage itself", () => {
  const direct = sources.filter(([, text]) => /\b(local|session)Storage\b/.test(text)).map(([path]) => path)
  expect(direct.sort()).toEqual(["features/kernel/storage.ts", "features/settings/model/before-paint.ts"])
})
