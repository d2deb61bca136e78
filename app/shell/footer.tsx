/** What the law and decency ask of every page. */
export function Footer() {
  return (
    <footer className="rail border-t-(length:--border-w) border-border">
      <p className="mx-auto flex min-h-18 max-w-600 items-center px-4 text-sm text-text-secondary md:px-5.5">
        © 2026 DGHRT. 18+ or the local legal age. Check that online play is legal where you are. Play responsibly.
      </p>
    </footer>
  )
}
