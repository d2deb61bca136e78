import { Claims } from "./claims"
import { Comparison } from "./comparison"
import { Quotes } from "./quotes"

/** Why to play here, for someone who reads on below the first view. */
export default function VisitorReasons() {
  return (
    <>
      <Claims />
      <Quotes />
      <Comparison />
    </>
  )
}
