import { expect, test } from "vitest"
import { cn } from "./cn"

test.each([
  ["bg-surface-hover text-text px-4.5", "bg-accent text-background p-8", "bg-accent text-background p-8"],
  ["btn-fill text-button-text", "bg-danger", "text-button-text bg-danger"],
  ["text-sm text-text-muted text-center", "text-danger", "text-sm text-center text-danger"],
  ["text-text text-[0.84375rem]", "text-xl", "text-text text-xl"],
  ["p-4", "px-6", "p-4 px-6"],
  ["px-4 pt-2", "p-0", "p-0"],
  ["rounded-sm", "rounded-t-xl", "rounded-sm rounded-t-xl"],
  [
    "border-(length:--border-w) border-border border-t",
    "border-danger",
    "border-(length:--border-w) border-t border-danger",
  ],
  ["font-[650]", "font-bold", "font-bold"],
  ["font-mono font-semibold", "font-bold", "font-mono font-bold"],
  ["w-full h-11", "size-8", "size-8"],
  [
    "bg-[linear-gradient(1deg,red,blue)] bg-size-[200%]",
    "rounded-sm",
    "bg-[linear-gradient(1deg,red,blue)] bg-size-[200%] rounded-sm",
  ],
  ["bg-linear-165 from-accent", "bg-danger", "from-accent bg-danger"],
  ["gap-x-3 gap-y-2", "gap-x-4", "gap-y-2 gap-x-4"],
  ["hover:bg-surface", "bg-accent", "hover:bg-surface bg-accent"],
  ["hover:bg-surface", "hover:bg-accent", "hover:bg-accent"],
  ["flex", "hidden", "hidden"],
  ["type-label framed", "text-danger", "type-label framed text-danger"],
])("%j, overridden by %j, is %j", (own, callers, merged) => expect(cn(own, callers)).toBe(merged))

test("cn leaves out what is not a class", () => expect(cn("a", false, undefined, null, "b")).toBe("a b"))
