export { readAppConfig } from "./app-config"
