export { lazyPanel } from "./ui/lazy-panel"
export { lazyPart, notLoaded } from "./ui/lazy-part"
