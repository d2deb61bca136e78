/** What the chat is called, and what stands in its place until it is built. */
export const chatWords = { title: "TrollBox", text: "The public chat is not available yet." }
