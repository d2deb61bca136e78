import { logger } from "#features/kernel"

/** Whether the text is on the clipboard now. Without a secure origin a browser has no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!("clipboard" in navigator)) return false
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    logger.info("The browser did not copy", error)
    return false
  }
}
