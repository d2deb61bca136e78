import { type ComponentPropsWithoutRef, forwardRef } from "react"
import { OneLine } from "../one-line/one-line"
import { Button, type ButtonProps } from "./button"

export interface LinkButtonProps
  extends ComponentPropsWithoutRef<"a">,
    Pick<ButtonProps, "variant" | "size" | "icon" | "detail"> {
  href: string
}

/** A link that looks like a Button: it leads to an address. For a router's own link, give Button `asChild`. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, detail, className, children, ...props },
  ref,
) {
  return (
    <Button asChild variant={variant} size={size} icon={icon} detail={detail} className={className}>
      <a {...props} ref={ref}>
        <OneLine>{children}</OneLine>
      </a>
    </Button>
  )
})
