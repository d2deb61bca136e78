/** The twenty answers in the order of the bet array, one entry per line on the facet. */
export const answers: readonly (readonly string[])[] = [
  ["Beyond", "doubt"],
  ["Yes"],
  ["Count", "on it"],
  ["The signs", "agree"],
  ["All clear"],
  ["Very", "likely"],
  ["Looks", "bright"],
  ["Green", "light"],
  ["Soon"],
  ["I would", "say so"],
  ["Too hazy"],
  ["Ask later"],
  ["Half", "and half"],
  ["Not yet", "clear"],
  ["Wait", "a block"],
  ["No"],
  ["Unlikely"],
  ["Not this", "time"],
  ["The signs", "say no"],
  ["Let it go"],
]

export const answerText = (index: number) => answers[index]?.join(" ") ?? ""
