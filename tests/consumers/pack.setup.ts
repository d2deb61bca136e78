export { packPackages as default } from "./packages.ts"
