import { Link } from "@tanstack/react-router"
import { type FooterLink, footerLinks, leavesTheApp } from "../navigation/links"

/** The style of a link or button in the footer, and in the menu where the footer is hidden. */
export const quietRow = "block rounded-xs py-2 text-text-secondary hover:text-text hover:underline underline-offset-4"

/** The links of the footer as list items. */
export const FooterLinkItems = () =>
  footerLinks.map((link) => (
    <li key={link.href}>
      <FooterReference {...link} />
    </li>
  ))

function FooterReference({ label, href }: FooterLink) {
  if (!leavesTheApp(href)) {
    return (
      <Link to={href} className={quietRow}>
        {label}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={quietRow}>
      <span>{label}</span>
      <span className="sr-only">, in a new tab</span>
    </a>
  )
}
