import { forwardRef, type ReactElement, type Ref, type RefAttributes } from "react"

type ForwardGenericRef = <Element, Props extends object>(
  render: (props: Props, ref: Ref<Element>) => ReactElement | null,
) => (props: Props & RefAttributes<Element>) => ReactElement | null

/** `forwardRef` for a component with a type parameter. React 18's own type loses the parameter, so only the type differs. */
export const forwardGenericRef: ForwardGenericRef = forwardRef as never
