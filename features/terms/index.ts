export { acceptance } from "./model/own-acceptance"

export { ageConfirmation } from "./model/own-age"

/** The age question before free play. */
export const loadAgeDialog = async () => ({ default: (await import("./ui/age-dialog")).AgeDialog })

/** The question before a first play. */
export const loadTermsDialog = async () => ({ default: (await import("./ui/terms-dialog")).TermsDialog })

/** The terms as the page at /terms. */
export const loadTermsPage = async () => ({ default: (await import("./ui/terms-page")).TermsPage })

/** What a wallet meets the first time it is connected. */
export const loadWelcomeDialog = async () => ({ default: (await import("./ui/welcome-dialog")).WelcomeDialog })
