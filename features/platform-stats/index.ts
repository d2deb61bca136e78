export { PlatformStats } from "./ui/platform-stats"
