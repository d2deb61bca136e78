import { basename, dirname } from "node:path"
import { describe, expect, test } from "vitest"
import { breakpoints, containerBreakpoints } from "../themes/src/breakpoints"
import { textOf as text, trackedFiles } from "./tracked-files"

const tracked = trackedFiles.filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.gen\./.test(path))

/** Lines of `paths` that match, as "file:line: text". */
const lines = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    text(path)
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  )
const isProof = (path: string) => /\.(test|stories)\./.test(path) || /^(tests|tools|stories|localnet)\//.test(path)

test("a colour is written in themes/ and nowhere else", () => {
  // Token coins have their brand's colours in all themes.
  const coins = "design-system/src/token-coin/brand.ts"
  const elsewhere = tracked.filter((path) => !path.startsWith("themes/") && path !== coins && !isProof(path))
  expect(lines(elsewhere, /#[0-9a-f]{6}\b|oklch\(|\brgba?\(|\bhsla?\(/i)).toEqual([])
})

test("no module makes a formatter when it loads: the first one of a page reads the rules of a language", () => {
  const screen = tracked.filter(
    (path) => /^(app|design-system|features|server\/contract)\//.test(path) && !isProof(path),
  )
  expect(lines(screen, /^(export )?const \w+ = new Intl\./)).toEqual([])
})

test("no screen calls what Safari 16.4, Chrome 111 or Firefox 115 lacks", () => {
  const newer =
    /\.(checkVisibility|isWellFormed|toWellFormed|startViewTransition|showPopover)\??\.?\(|\b(URL\.canParse|Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|RegExp\.escape|AbortSignal\.any)\b/
  const screen = tracked.filter(
    (path) => /^(app|design-system|features|themes)\//.test(path) && !isProof(path) && !path.includes("/testing/"),
  )
  expect(lines(screen, newer).filter((line) => !line.startsWith("features/kernel/abort-any.ts"))).toEqual([])
})

test("every file that asks for :has(), which Firefox 115 lacks, is in the list of what it shows without", () => {
  const listed = Array.from(
    text("docs/architecture.md").matchAll(/^\| `([^`]+\.(?:tsx|css))` +\|/gm),
    ([, file]) => file,
  )
  const asking = tracked.filter(
    (path) =>
      /^(app|design-system|features|themes)\//.test(path) && !isProof(path) && /:has\(|\bhas-\[/.test(text(path)),
  )
  expect(asking.toSorted()).toEqual(listed.toSorted())
})

test("nothing under features/games uses Math.random", () => {
  expect(
    lines(
      tracked.filter((path) => path.startsWith("features/games/")),
      /Math\.random/,
    ),
  ).toEqual([])
})

test("a listener for Escape asks isEscape, so that an input method's own Escape closes nothing", () => {
  const screen = tracked.filter((path) => /^(app|design-system|features)\//.test(path) && !isProof(path))
  expect(
    lines(screen, /[!=]== "Escape"/).filter((line) => !line.startsWith("design-system/src/lib/is-composing.ts")),
  ).toEqual([])
})

test("a part of a page is loaded by lazyPart, so that a file that does not come never replaces the page around it", () => {
  // The whole page of a route is covered by the router, and a 3D view by its 2D one.
  const covered = /^app\/(pages|routes)\/|^features\/lazy-parts\/|^features\/games\/kit3d\/view-3d-or-2d/
  const parts = tracked.filter((path) => /^(app|features)\//.test(path) && !covered.test(path) && !isProof(path))
  expect(lines(parts, /\blazy\(/)).toEqual([])
})

test("a published component types its refs so that they compile with the types of React 18 and of 19", () => {
  const published = tracked.filter((path) => /^(design-system\/src|features\/betting)\//.test(path) && !isProof(path))
  expect(lines(published, /\bRefObject<(?![^>]*\| null>)|\buseRef(<[^>(]*>)?\(\)/)).toEqual([])
})

test("no style rule matches every element", () => {
  // A selector that ends in `*` is tried on each element whenever the theme changes; so are the utilities that write one.
  const utilities = /(^|["'` :])\*{1,2}:[a-z]|\[&[ >_]*\*\]|\bdivide-[xy]\b|\bspace-[xy]-/
  const selectors = /(^|[ >+~])\*(:[a-z-]+(\([^)]*\))?)* *(,|\{)/
  expect(
    lines(
      tracked.filter((path) => path.endsWith(".tsx")),
      utilities,
    ),
  ).toEqual([])
  expect(
    lines(
      tracked.filter((path) => path.endsWith(".css")),
      selectors,
    ),
  ).toEqual([])
})

test("a layout changes at a named breakpoint only", () => {
  const screen = tracked.filter((path) => /^(app|design-system|features)\//.test(path) && !isProof(path))
  expect(lines(screen, /(?<![\w-])@?(min|max)-\[[\d.]+(px|rem|em)\](\/[\w-]+)?:/)).toEqual([])
  const named = new Set<number>([...Object.values(breakpoints), ...Object.values(containerBreakpoints)])
  const unnamed = lines(screen, /\((min-|max-)?width ?(:|[<>]=?) ?[\d.]+\w*\)/).filter((line) =>
    [...line.matchAll(/\((?:min-|max-)?width ?(?::|[<>]=?) ?([\d.]+)(\w*)\)/g)].some(
      ([, width, unit]) => unit !== "rem" || !named.has(16 * Number(width)),
    ),
  )
  expect(unnamed).toEqual([])
})

describe("a query measures in rem, so that a layout follows the browser's font size, and so does a font", () => {
  const queries =
    /\((min-|max-)?(width|height|inline-size|block-size) ?(:|[<>]=?) ?[\d.]+px|[\d.]+px ?[<>]=? ?(width|height|inline-size|block-size)|(?<![\w-])@?(min|max)-([wh]-)?\[[\d.]+px\](\/[\w-]+)?:|@\[[\d.]+px\]|--(breakpoint|container)-[\w-]+: ?[\d.]+px/
  const fonts = /font-size:[^;]*?(?<![\w.])[\d.]+px|(?<![\w-])text-\[[^\]\s]*?(?<![\w.])[\d.]+px/
  const windows = /\b(innerWidth|innerHeight) ?[<>]=? ?\d|\d ?[<>]=? ?(window\.)?inner(Width|Height)/
  const styles = trackedFiles.filter(
    (path) => /\.(ts|tsx|css|mdx|html)$/.test(path) && path !== "tools/code-rules.test.ts" && !/^tests\//.test(path),
  )
  test("no file breaks it", () => {
    expect(lines(styles, queries)).toEqual([])
    expect(lines(styles, fonts)).toEqual([])
    expect(lines(styles, windows)).toEqual([])
  })
  test.each([
    "@media (width < 768px) {",
    "@media (min-width: 768px) {",
    "@media (height < 520px) and (width >= 40rem) {",
    "@media (480px <= width < 48rem) {",
    "@container board (height < 270px) {",
    "matchMedia('(max-height:700px)')",
    "max-[600px]:hidden",
    "@min-[12.5px]/screen:flex",
    "--breakpoint-md: 768px",
  ])("%s is refused", (line) => expect(line).toMatch(queries))
  test.each(["font-size: 13px;", "font-size: calc(44px * var(--display-scale));", "md:text-[min(13px,2cqw)]"])(
    "%s is refused",
    (line) => expect(line).toMatch(fonts),
  )
  test.each(["window.innerWidth < 768", "innerHeight>=700"])("%s is refused", (line) => expect(line).toMatch(windows))
  test.each([
    "@media (width < 48rem) {",
    "max-w-[600px]",
    "font-size: 0.8125rem;",
    "text-[min(1rem,2cqw)]",
    "min-h-[3px]",
  ])("%s is accepted", (line) => expect([queries, fonts, windows].some((refused) => refused.test(line))).toBe(false))
})

test("a story or documentation page has its place in the sidebar", () => {
  const place =
    /"(Introduction|Guides\/[^/]+|Foundations\/[^/]+|Components\/(Actions|Forms|Feedback|Overlays|Navigation|Data display)\/[^/]+|Casino\/(Art|Betting|Cards)\/[^/]+|Features\/[^/]+(\/[^/]+)?|App\/(Shell|Pages|Overlays)\/[^/]+)"/
  const pages = trackedFiles.filter((path) => /(\.stories\.tsx|^stories\/.*\.mdx)$/.test(path))
  const misplaced = pages.filter((path) => {
    const title = /\btitle[:=] ?("[^"]*")/.exec(text(path).slice(text(path).search(/const meta|<Meta/)))
    return !title?.[1] || !place.test(title[1])
  })
  expect(misplaced).toEqual([])
})

test("a documentation page begins with what it is for", () => {
  const commented = (source: string, name: string) =>
    new RegExp(`\\*/\\n(export )?(const|function) ${name}\\b`).test(source)
  const sources = tracked.filter((path) => path.endsWith(".tsx")).map(text)
  const silent = tracked.filter((path) => {
    if (!path.endsWith(".stories.tsx") || commented(text(path), "meta")) return false
    const [, component] = /\bcomponent: (\w+)/.exec(text(path)) ?? []
    return !component || !sources.some((source) => commented(source, component))
  })
  expect(silent).toEqual([])
})

test("a transaction is signed by the bet pipeline, the race lobby behind the same checks, and account maintenance", () => {
  const signs = [
    "features/betting/place-bet.ts",
    // Runs the policies and the terms first, in `foreignBetRefusal`.
    "features/games/plinkorace/put-race.ts",
    // Opens and closes the wallet's account; places no bet.
    "features/games/page/debug-account.ts",
  ]
  const product = tracked.filter((path) => /^(features\/(betting|games)|app)\//.test(path) && !isProof(path))
  const found = product.filter((path) => /\b(by|chain|ready)\.sign\(|\.signTransaction\(/.test(text(path)))
  expect(found.toSorted()).toEqual(signs.toSorted())
})

test("an index file lists its exports one by one", () => {
  expect(lines(tracked, /^export \* from/)).toEqual([])
})

test("an empty catch, a skipped test or a silenced type is not left behind", () => {
  expect(
    lines(
      tracked.filter((path) => path !== "tools/code-rules.test.ts"),
      /catch *(\([^)]*\))? *\{ *\}|@ts-(ignore|nocheck|expect-error)|\b(test|it|describe)\.(only|skip|todo)\(/,
    ),
  ).toEqual([])
})

describe("the lock file", () => {
  const lock = text("package-lock.json")
  test("names no registry", () => {
    expect(lock).not.toMatch(/"resolved": "https?:/)
  })
  // What a tag means can change between two installs; `npm ci` then refuses the lock.
  test("leaves no version to a tag", () => {
    const tagged = [...lock.matchAll(/"([^"]+)": "(?:latest|next|beta)"/g)].map(([, name]) => name)
    expect(tagged.filter((name) => !text("package.json").match(`"${name}": "[0-9]`))).toEqual([])
  })
})

test("no file is longer than 350 lines", () => {
  const long = tracked.filter((path) => text(path).split("\n").length > 350)
  expect(long).toEqual([])
})

describe("each component that the design system exports", () => {
  const index = text("design-system/src/index.ts")
  const components = tracked.filter(
    (path) => /^design-system\/src\/[^/]+\/[^/]+\.tsx$/.test(path) && !/\.(stories|test|browser\.test)\./.test(path),
  )
  const folders = [...new Set(components.map((path) => dirname(path)))]
  const exported = folders.filter((folder) => index.includes(`"./${folder.replace("design-system/src/", "")}/`))
  test.each(exported)("%s has a story", (folder) => {
    expect(tracked.some((path) => path.startsWith(`${folder}/`) && path.endsWith(".stories.tsx"))).toBe(true)
  })
})

describe("each built game", () => {
  const games = tracked.filter((path) => /^features\/games\/[^/]+\/maths\.ts$/.test(path)).map((path) => dirname(path))
  test.each(games)("%s prices every legal setting in a test", (folder) => {
    expect(text(`${folder}/maths.test.ts`)).toMatch(/rtp\(/)
  })
  test.each(games)("%s is drawn by the program in a proof", (folder) => {
    expect(text("tests/prove/game-tables.ts")).toContain(`\n  ${basename(folder)}: `)
  })
})
