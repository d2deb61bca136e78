/** Fetches the lettering of the room that stands inside `place`, because somebody points at it. */
export function fetchFaces(place: Element): void {
  const room = place.querySelector("[data-theme]")
  if (!room) return
  // The room's own tokens name its faces; where the player's slim set is on, they name one family only.
  const tokens = getComputedStyle(room)
  for (const face of ["--face-display", "--face-body"]) {
    // A face that cannot be fetched leaves the fallback on screen, which is what a browser does by itself.
    document.fonts.load(`1rem ${tokens.getPropertyValue(face)}`).catch(() => undefined)
  }
}
