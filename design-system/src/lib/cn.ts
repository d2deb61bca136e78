import { type CxOptions, cx } from "class-variance-authority"
import { createTailwindMerge, validators } from "tailwind-merge"

const { isAny, isArbitraryLength, isArbitraryVariableLength, isNumber } = validators
const fontSizes = ["xs", "sm", "base", "lg", "xl", "2xl", "3xl", "4xl", "5xl", "6xl", "7xl", "8xl", "9xl"]
const sides = ["x", "y", "s", "e", "t", "r", "b", "l"] as const

/** `p` is followed by `px`, `py` and each side: a later shorthand replaces the earlier longhands it covers. */
const spacing = (name: "p" | "m") => ({
  groups: Object.fromEntries([name, ...sides.map((side) => name + side)].map((id) => [id, [{ [id]: [isAny] }]])),
  conflicts: {
    [name]: sides.map((side) => name + side),
    [`${name}x`]: [`${name}s`, `${name}e`, `${name}l`, `${name}r`],
    [`${name}y`]: [`${name}t`, `${name}b`],
  },
})
const padding = spacing("p")
const margin = spacing("m")

/**
 * The groups a caller may override on a component's root: colours, padding, margin, size, radius, border, shadow, type and
 * display. A small table of our own in place of tailwind-merge's full one, which weighs 7 kB in every first load.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...padding.groups,
    ...margin.groups,
    display: ["block", "inline-block", "inline", "flex", "inline-flex", "grid", "inline-grid", "contents", "hidden"],
    "background-image": ["btn-fill", { bg: [isImage] }],
    "background-color": [{ bg: [isBackgroundColor] }],
    "font-size": [{ text: [...fontSizes, isArbitraryLength, isArbitraryVariableLength] }],
    "text-align": [{ text: ["start", "end", "left", "right", "center", "justify"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    color: [{ text: [isAny] }],
    "font-weight": [{ font: ["normal", "medium", "semibold", "bold", "extrabold", isArbitraryWeight] }],
    leading: [{ leading: [isAny] }],
    "border-width": [{ border: ["", isNumber, isArbitraryLength, isArbitraryVariableLength] }],
    "border-color": [{ border: [isColorName] }],
    rounded: [{ rounded: ["", isRadius] }],
    shadow: [{ shadow: [isAny] }],
    opacity: [{ opacity: [isAny] }],
    "gap-x": [{ "gap-x": [isAny] }],
    "gap-y": [{ "gap-y": [isAny] }],
    gap: [{ gap: [isAny] }],
    w: [{ w: [isAny] }],
    h: [{ h: [isAny] }],
    size: [{ size: [isAny] }],
    "min-w": [{ "min-w": [isAny] }],
    "max-w": [{ "max-w": [isAny] }],
    "min-h": [{ "min-h": [isAny] }],
    "max-h": [{ "max-h": [isAny] }],
    justify: [{ justify: ["start", "end", "center", "between", "around", "evenly"] }],
    items: [{ items: [isAny] }],
  },
  conflictingClassGroups: {
    ...padding.conflicts,
    ...margin.conflicts,
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    "background-color": ["background-image"],
  },
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    "before",
    "after",
    "placeholder",
    "file",
    "marker",
    "selection",
    "first-line",
    "first-letter",
  ],
}))

function isImage(value: string) {
  return /^(linear|radial|conic)(-|$)|^\[(linear|radial|conic|repeating|url|image:)/.test(value)
}

/** Not how an image is laid out: `bg-size-[200%]`, `bg-no-repeat`. */
function isBackgroundColor(value: string) {
  return !isImage(value) && !/^(size|position|repeat|no-repeat|clip|origin|blend|fixed|cover|contain)(-|$)/.test(value)
}

function isArbitraryWeight(value: string) {
  return /^\[\d+\]$/.test(value)
}

/** Not a side (`border-t`), a style or a table's `border-collapse`. */
function isColorName(value: string) {
  return !/^([xytrblse]|[xytrblse]-.*|solid|dashed|dotted|double|none|hidden|collapse|separate)$/.test(value)
}

/** Not one corner or side (`rounded-t-xl`). */
function isRadius(value: string) {
  return !/^([trblse]|[tb][lr]|[se][se])(-|$)/.test(value)
}

/**
 * Joins class names; where two parts set the same property, the later one stays. A component puts its caller's `className`
 * last, so a caller overrides whatever the component set on its root. Within one string nothing overrides, so that it is
 * used as it is: most components are drawn without a `className` from their caller, and a merge reads each name.
 */
export function cn(...classes: CxOptions): string {
  const parts = classes.filter(Boolean)
  const joined = cx(parts)
  return parts.length === 1 && typeof parts[0] === "string" ? joined : merge(joined)
}
