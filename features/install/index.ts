export { askToInstall } from "./model/ask"
export { dismissInstall, mayOfferInstall } from "./model/dismissal"
export { installOffer, useInstallOffer } from "./model/offer"
export { InstallBanner, type InstallBannerProps } from "./ui/install-banner"
