// As wide as its words, where there is room: a link of three lines would be taller than its offset, so that its edge would show at the top.
const look =
  "absolute -top-20 w-max max-w-[calc(100vw-2rem)] rounded-sm bg-surface px-4 py-2 focus:top-2 focus:shadow-3"

/** The first links of every page, which lead past the header. */
export function SkipLinks() {
  return (
    <nav aria-label="Skip" className="fixed top-0 left-2 z-50">
      <a href="#main" className={look}>
        Skip to content
      </a>
      <a href="#navigation" className={`${look} hidden docked:block`}>
        Skip to navigation
      </a>
      <a href="#bar" className={`${look} hidden barred:block`}>
        Skip to navigation
      </a>
      <a href="#tabs" className={`${look} hidden degen:block`}>
        Skip to navigation
      </a>
      <a href="#chat" className={`${look} hidden docked:block`}>
        Skip to chat
      </a>
    </nav>
  )
}
