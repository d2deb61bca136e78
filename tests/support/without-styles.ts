import { register } from "node:module"

/** Lets Node import the app's modules: a style sheet, which only a bundler understands, is an empty module. */
const hooks = `export const load = (url, context, next) =>
  url.endsWith(".css") ? { format: "module", source: "", shortCircuit: true } : next(url, context)`

register(`data:text/javascript,${encodeURIComponent(hooks)}`)
