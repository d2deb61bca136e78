export { HelpPage, type HelpPageProps } from "./ui/help-page"
export { RulesPage, type RulesPageProps } from "./ui/rules-page"
