import type { Meta, StoryObj } from "@storybook/react-vite"
import { PageSkeleton, Skeleton, SkeletonRows } from "./skeleton"

/**
 * The place of something not yet here, in its final size.
 *
 * **Do** show titles, labels and heads at once and only the rest as skeleton.
 * **Don't** lay a skeleton over data that is merely old.
 * **Composition** `Skeleton` is one block, to put together yourself; `SkeletonRows` and `PageSkeleton` are made of it.
 * **Accessibility** A `Skeleton` is decoration and hidden from screen readers. `SkeletonRows` and `PageSkeleton` are a
 * `status` with `label` as hidden text; blocks of your own need such a text beside them. Nothing moves under reduced
 * motion. In forced colors mode a block has an edge.
 * **Parts** `skeleton` (each block), `skeleton-rows`, `page-skeleton`.
 */
const meta = {
  title: "Components/Feedback/Skeleton",
  parameters: {
    names: "PageSkeleton, Skeleton, SkeletonRows",
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
  subcomponents: { SkeletonRows, PageSkeleton },
  args: { className: "h-10 w-60" },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Block: Story = {}
export const Rows: Story = { render: () => <SkeletonRows count={4} label="Loading players" />, tags: ["matrix"] }
export const Page: Story = { render: () => <PageSkeleton /> }
