import type { Verdict } from "@dghrt/fairness"
import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react"

/** A verdict of the verifier in its own words. */
export const verdictLooks: Record<Verdict, { word: string; tone: string; Icon: typeof ShieldCheck }> = {
  verified: { word: "Verified", tone: "text-success", Icon: ShieldCheck },
  consistent: { word: "Consistent", tone: "text-success", Icon: ShieldCheck },
  failed: { word: "Does not hold", tone: "text-danger", Icon: ShieldAlert },
  uncommitted: { word: "Not committed before the bet", tone: "text-warning", Icon: ShieldAlert },
  unknown: { word: "Cannot be checked fully", tone: "text-info", Icon: ShieldQuestion },
}
