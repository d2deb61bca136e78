/** How certain it is that a transaction stays: one that is only processed may be rolled back with its block. */
export type Commitment = "processed" | "confirmed" | "finalized"

/** How many slots after its own a block is confirmed and finalized; 0 and 0 make everything final at once. */
export interface CommitmentSlots {
  confirmed: number
  finalized: number
}

export const finalAtOnce: CommitmentSlots = { confirmed: 0, finalized: 0 }

/** The newest slot with this commitment. */
export function slotWith(commitment: Commitment, current: number, slots: CommitmentSlots): number {
  return commitment === "processed" ? current : Math.max(0, current - slots[commitment])
}

/** The highest commitment of a block of `slot`. */
export function commitmentOf(slot: number, current: number, slots: CommitmentSlots): Commitment {
  if (slot <= slotWith("finalized", current, slots)) return "finalized"
  return slot <= slotWith("confirmed", current, slots) ? "confirmed" : "processed"
}
