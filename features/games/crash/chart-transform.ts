/** A place on the chart in units of the chart itself, so that it holds at every size. */
export const chartTransform = ({ x, y, turn }: { x: number; y: number; turn: number }) =>
  `translate(${x * 100}cqw, ${-y * 100}cqh) rotate(${turn}deg)`
