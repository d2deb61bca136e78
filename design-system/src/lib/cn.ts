import { cx } from "class-variance-authority"

/** Joins class names, later ones last; components leave margin and outer width to their caller, so nothing needs merging. */
export const cn = cx
