import { useSnapshot } from "valtio"
import { moneyView } from "../model/money-view"

/** How this browser shows what the wallet holds. */
export const useMoneyView = () => useSnapshot(moneyView.state).current
