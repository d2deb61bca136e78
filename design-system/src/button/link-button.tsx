import { type ComponentPropsWithoutRef, forwardRef } from "react"
import { Button, type ButtonProps } from "./button"

export interface LinkButtonProps
  extends ComponentPropsWithoutRef<"a">,
    Pick<ButtonProps, "variant" | "size" | "icon" | "detail"> {
  href: string
}

/** A link that looks like a Button: it leads to an address. For a router's own link, give Button `asChild`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, detail, className, children, "aria-disabled": disabled, ...props },
  ref,
) {
  const look = { variant, size, icon, detail, className }
  const inert = disabled === true || disabled === "true"
  return (
    <Button asChild {...look} aria-disabled={disabled}>
      <a {...(inert ? { ...props, onClick: undefined } : props)} ref={ref}>
        {children}
      </a>
    </Button>
  )
})
