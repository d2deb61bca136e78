import { composeStories, setProjectAnnotations } from "@storybook/react-vite"
import type { ComponentType } from "react"
import preview from "../../../.storybook/preview"

type StoriesModule = Parameters<typeof composeStories>[0]
type Named<Value> = [name: string, value: Value]
setProjectAnnotations(preview)

const modules = import.meta.glob<StoriesModule>("../*/**/*.stories.tsx", { eager: true })

/** Every component's stories, by the component's name, as the catalogue draws them. */
export const everyStory = (direction: "ltr" | "rtl" = "ltr") =>
  Object.entries(modules).map(([path, module]): Named<Named<ComponentType>[]> => {
    const stories = composeStories(module, { initialGlobals: { ...preview.initialGlobals, direction } })
    return [path.replace(/^.*\/(.*)\.stories\.tsx$/, "$1"), Object.entries<ComponentType>(stories)]
  })
