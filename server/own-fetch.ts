/** What the bundle has in place of `node-fetch`: Node's own. That library brings a module which Node 24 warns of, in a line that is no JSON. */
export default fetch
export const { Headers, Request, Response } = globalThis
