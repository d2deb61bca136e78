import type { ShareMarks } from "#features/share"
import { SocialMark } from "../shell/social-mark"

export const shareMarks: ShareMarks = { x: <SocialMark name="X" />, telegram: <SocialMark name="Telegram" /> }
