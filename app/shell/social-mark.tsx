import type { SocialName } from "../navigation/links"
import marks from "./social-marks.svg"

/** The sign of another place; decoration beside its name. The outlines are a picture of their own, not script. */
export function SocialMark({ name }: { name: SocialName }) {
  return (
    <svg aria-hidden="true" className="size-4.5">
      <use href={`${marks}#${name}`} />
    </svg>
  )
}
