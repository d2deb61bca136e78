/** What the machine draws with, as WebGL names it; null where it does not say. */
export function rendererName(): string | null {
  const context = document.createElement("canvas").getContext("webgl")
  if (!context) return null
  const names = context.getExtension("WEBGL_debug_renderer_info")
  const name: unknown = context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER)
  // A page may hold few contexts, and the games need theirs.
  context.getExtension("WEBGL_lose_context")?.loseContext()
  return typeof name === "string" ? name : null
}
