import type { SocialName } from "../navigation/links"
import marks from "./social-marks.svg"

/** The logo of a social network, decorative beside its name. Its outlines are in an SVG file, not in the script. */
export function SocialMark({ name }: { name: SocialName }) {
  return (
    <svg aria-hidden="true" className="size-4.5">
      <use href={`${marks}#${name}`} />
    </svg>
  )
}
