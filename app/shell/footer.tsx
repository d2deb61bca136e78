import { IconButton } from "@dghrt/design-system"
import type { ReactNode } from "react"
import { footerLinks, type SocialLink, socialLinks } from "../navigation/links"
import { FooterReference } from "./footer-reference"
import { LegalLine } from "./legal-line"
import { SocialMark } from "./social-mark"
import { StatusButton } from "./status-button"

export const Footer = () => <FooterView status={<StatusButton />} />

/** Legal notes, links to the other pages and the status of the services; from 1024 px on. */
export function FooterView({ status }: { status: ReactNode }) {
  return (
    <footer className="rail z-2 hidden border-border border-t-(length:--border-w) [content-visibility:auto] [contain-intrinsic-block-size:auto_4.5rem] [border-top-style:solid] docked:block">
      <div className="mx-auto flex min-h-[calc(4.5rem-var(--border-w))] max-w-600 items-center gap-6.5 px-5.5 text-[0.84375rem] max-xl:gap-4">
        <LegalLine className="me-auto max-xl:text-xs max-xl:leading-tight" />
        <nav aria-label="About">
          <ul className="flex gap-6.5 max-xl:gap-4">
            {footerLinks.map((link) => (
              <li key={link.href}>
                <FooterReference {...link} />
              </li>
            ))}
          </ul>
        </nav>
        {status}
        <ul aria-label="Social media" className="flex">
          {socialLinks.map((link) => (
            <li key={link.name}>
              <Social {...link} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function Social({ name, href }: SocialLink) {
  if (href === null) {
    return (
      <IconButton label={`${name} is not available yet`} tipSide="top" aria-disabled className="opacity-48">
        <SocialMark name={name} />
      </IconButton>
    )
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name}, in a new tab`}
      title={name}
      className="grid size-10 place-items-center rounded-sm text-text-secondary hover:bg-surface-hover hover:text-text"
    >
      <SocialMark name={name} />
    </a>
  )
}
