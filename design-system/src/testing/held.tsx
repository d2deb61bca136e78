import { type ComponentType, useState } from "react"

/** A story's render: the component is given back what it reports, as its caller would do. */
export function held<Props extends object, Value extends keyof Props, Change extends keyof Props>(
  Component: ComponentType<Props>,
  value: Value,
  change: Change & (NonNullable<Props[Change]> extends (next: never) => void ? Change : never),
) {
  return function Held(args: Props) {
    const [now, setNow] = useState(args[value])
    const report: unknown = args[change]
    const take = (next: Props[Value]) => {
      setNow(next)
      if (typeof report === "function") report(next)
    }
    return <Component {...args} {...{ [value]: now, [change]: take }} />
  }
}
