export { HomeView, type HomeViewProps } from "./ui/home"
