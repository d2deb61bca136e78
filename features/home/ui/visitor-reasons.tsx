import { Claims, type ClaimsProps } from "./claims"
import { Comparison } from "./comparison"
import { Quotes } from "./quotes"

/** Why to play here, for someone who reads on below the first view. */
export default function VisitorReasons({ payoutLink }: ClaimsProps) {
  return (
    <>
      <Claims payoutLink={payoutLink} />
      <Quotes />
      <Comparison />
    </>
  )
}
