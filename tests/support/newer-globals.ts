/**
 * Runs in a page before its own scripts: takes away what Safari 16.4, Chrome 111 or Firefox 115 does not have, as the documents
 * name that baseline. What is missing then fails where it is called, as it does there.
 */
export function removeNewerGlobals() {
  const newer: readonly [object | undefined, readonly string[]][] = [
    [AbortSignal, ["any"]],
    [Promise, ["withResolvers", "try"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Array, ["fromAsync"]],
    [URL, ["canParse", "parse"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf"]],
    [ArrayBuffer.prototype, ["transfer", "transferToFixedLength"]],
    [Uint8Array, ["fromBase64", "fromHex"]],
    [Uint8Array.prototype, ["toBase64", "toHex"]],
    [RegExp, ["escape"]],
    [Error, ["isError"]],
    [Intl, ["DurationFormat", "Segmenter"]],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "getHTML", "moveBefore"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover", "popover"]],
    [Document.prototype, ["startViewTransition", "caretPositionFromPoint", "hasStorageAccess"]],
    [Navigator.prototype, ["userActivation", "getBattery", "connection", "deviceMemory", "setAppBadge"]],
    [URLSearchParams.prototype, ["size"]],
    [ReadableStream, ["from"]],
    [
      globalThis,
      ["Iterator", "scheduler", "navigation", "CloseWatcher", "requestIdleCallback", "cancelIdleCallback", "Temporal"],
    ],
  ]
  for (const [owner, names] of newer) if (owner) for (const name of names) Reflect.deleteProperty(owner, name)
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  for (const name of [
    "map",
    "filter",
    "take",
    "drop",
    "flatMap",
    "reduce",
    "toArray",
    "forEach",
    "some",
    "every",
    "find",
  ])
    Reflect.deleteProperty(iterators, name)
}
