export { isTyping } from "./model/is-typing"
export { type Shortcut, type ShortcutId, shortcuts } from "./model/shortcuts"
export { useLetterShortcuts } from "./ui/use-letter-shortcuts"
export { useShortcuts } from "./ui/use-shortcuts"
