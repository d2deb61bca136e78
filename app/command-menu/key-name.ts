/** A key as this machine prints it. */
export const keyName = (key: string, mac: boolean) => (key === "mod" ? (mac ? "⌘" : "Ctrl") : key)

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
