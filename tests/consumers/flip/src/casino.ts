import { gamba, SOL, walletStandard } from "@dghrt/gamba"

const { VITE_RPC_URL: rpcUrl, VITE_WS_URL: wsUrl, VITE_CREATOR: creator } = import.meta.env

export const casino = gamba({ cluster: "localnet", rpcUrl, wsUrl, creator, creatorFeeBps: 50 })
export const wallets = walletStandard("solana:localnet")
export const token = SOL
