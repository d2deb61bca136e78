import type { VariantProps } from "class-variance-authority"

/** The values that one variant of a component's classes can take. */
export type Variant<
  Styles extends (...args: never[]) => unknown,
  Name extends keyof VariantProps<Styles>,
> = NonNullable<VariantProps<Styles>[Name]>
