export { chooseTheme, restoreTheme, theme } from "./model/theme"
