import type { ReactNode } from "react"
import "./game-board.css"

/** The shape of a board of games before it comes. */
export const BoardOutline = () => (
  <span aria-hidden className="game-board-place block">
    <span className="game-board">
      {[0, 1, 2, 3, 4, 5, 6].map((card) => (
        <span key={card} className="card rounded-md! pb-14 opacity-60">
          <span className="block aspect-4/3" />
        </span>
      ))}
    </span>
  </span>
)

/** The place of the games that a visitor may play for free, which has their shape before they come. */
export const FreeBoardFrame = ({ children }: { children?: ReactNode }) => (
  <section aria-label="Free play" className="game-board-place">
    <div className="flex h-10 items-center gap-3">
      <h2 className="shrink-0 type-d4 type-display">Free play</h2>
      <p className="truncate text-sm text-text-muted">DGHRT has no value. No wallet needed.</p>
    </div>
    {children ? <ul className="game-board">{children}</ul> : <BoardOutline />}
  </section>
)
