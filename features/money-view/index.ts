export { moneyView } from "./model/money-view"
export { HiddenAmount } from "./ui/hidden-amount"
export { useMoneyView } from "./ui/use-money-view"
