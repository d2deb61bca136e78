import { userEvent } from "storybook/test"
import { createFocusWalker, focusedElement } from "./focus-walker"

/** "Shift+Tab" as user-event writes it. */
const written = (key: string) => key.replace(/^Shift\+(.+)$/, "Shift>}{$1}{/Shift")

/** Goes through a story by keys alone, and says what has the focus after each of them. */
export const createStoryWalker = () =>
  createFocusWalker({ press: (key) => userEvent.keyboard(`{${written(key)}}`), focused: focusedElement })
