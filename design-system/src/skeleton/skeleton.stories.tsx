import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { PageSkeleton, Skeleton, SkeletonFigure, SkeletonRows } from "./skeleton"

/**
 * The place of something not yet here, in its final size.
 *
 * **Do** show titles, labels and heads at once and only the rest as skeleton.
 * **Don't** lay a skeleton over data that is merely old.
 * **Composition** `Skeleton` is one block, to put together yourself; `SkeletonFigure`, `SkeletonRows` and
 * `PageSkeleton` are made of it.
 * **Accessibility** A `Skeleton` is decoration and hidden from screen readers. `SkeletonRows` and `PageSkeleton` are a
 * `status` with `label` as hidden text; blocks of your own need such a text beside them. Nothing moves under reduced
 * motion. In forced colors mode a block has an edge.
 * **Parts** `skeleton` (each block), `skeleton-rows`, `page-skeleton`.
 */
const meta = {
  title: "Components/Feedback/Skeleton",
  parameters: {
    names: "PageSkeleton, Skeleton, SkeletonFigure, SkeletonRows",
    example: `
import { Skeleton, SkeletonRows } from "@dghrt/design-system"

export function Players({ names }: { names: readonly string[] | null }) {
  if (names === null) return <SkeletonRows count={4} label="Loading players" />
  return names.map((name) => <p key={name}>{name}</p>)
}

export const balanceLoading = <Skeleton className="h-10 w-60" />
`,
  },
  component: Skeleton,
  subcomponents: { SkeletonFigure, SkeletonRows, PageSkeleton },
  args: { className: "h-10 w-60" },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {}

/** As after three seconds: all but the sheen, which never ends. */
function threeSecondsLater(root: Element) {
  for (const animation of root.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}

/** A figure that does not come is a dash. */
export const Figure: Story = {
  render: () => <SkeletonFigure className="h-5 w-24" />,
  play: async ({ canvas, canvasElement }) => {
    threeSecondsLater(canvasElement)
    await expect(canvas.getByText("—")).toBeVisible()
    await expect(canvasElement.querySelector("[data-slot=skeleton]")).not.toBeVisible()
  },
}
/** Rows that do not come are a sentence. */
export const LateRows: Story = {
  render: () => <SkeletonRows count={4} label="Loading players" />,
  play: async ({ canvas, canvasElement }) => {
    threeSecondsLater(canvasElement)
    await expect(canvas.getByText("No answer yet")).toBeVisible()
    await expect(canvasElement.querySelector("[data-slot=skeleton]")).not.toBeVisible()
  },
}
export const Rows: Story = { render: () => <SkeletonRows count={4} label="Loading players" />, tags: ["matrix"] }
export const Page: Story = { render: () => <PageSkeleton /> }
