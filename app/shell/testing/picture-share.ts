const drawn = "svg, canvas, button, input, p, [role=img], [data-slot=slider], [role=radiogroup], dl"
/** Controls and facts that are as wide as the board whatever its picture is. */
const wide = "input, [data-slot=board-head], [role=radiogroup], [data-slot=facts], [data-slot=slider], p"

/** The part's box as far as it is seen: a reel is longer than its window. */
function seen(part: Element, area: Element) {
  let { left, top, right, bottom } = part.getBoundingClientRect()
  for (let around = part.parentElement; around && around !== area; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue
    const window = around.getBoundingClientRect()
    ;[left, top] = [Math.max(left, window.left), Math.max(top, window.top)]
    ;[right, bottom] = [Math.min(right, window.right), Math.min(bottom, window.bottom)]
  }
  return { left, top, right, bottom }
}

function union(parts: readonly Element[], area: Element) {
  const boxes = parts
    .map((part) => seen(part, area))
    .filter(({ left, top, right, bottom }) => right - left > 3 && bottom - top > 3)
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  return {
    width: Math.max(...boxes.map(({ right }) => right)) - left,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - top,
  }
}

/** How much of a board's height or width what is drawn on it takes, of the two the greater share. */
export function pictureShare(): number {
  const board = document.querySelector("[data-slot=board]")
  const area = document.querySelector("[data-slot=board-area]")
  if (!board || !area) return 0
  const style = getComputedStyle(board)
  const room = board.getBoundingClientRect()
  const height = room.height - Number.parseFloat(style.paddingTop) - Number.parseFloat(style.paddingBottom)
  // The place of a fact that comes with a result belongs to the picture before it as well.
  const visible = Array.from(area.querySelectorAll(`${drawn}, [data-slot=board-head], [data-spare]`)).filter((part) =>
    part.checkVisibility({ visibilityProperty: !part.matches("[data-spare]") }),
  )
  const pieces = visible.filter((part) => !part.closest(wide))
  return Math.max(union(visible, area).height / height, union(pieces, area).width / area.getBoundingClientRect().width)
}
