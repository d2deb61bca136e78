export { DrawnPart, madeParts } from "../ui/lazy-part"
