export { ToastViewport as default } from "@dghrt/design-system"
