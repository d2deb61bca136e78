import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { useChat } from "./chat-context"

const Outside = () => <>{useChat().composer.state.text}</>

test("useChat outside a ChatProvider throws and names the provider", () => {
  expect(() => renderToString(<Outside />)).toThrow("useChat needs a ChatProvider above it")
})
