import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  Activity,
  CircleAlert,
  Gem,
  Gift,
  Info,
  LayoutGrid,
  Maximize,
  Palette,
  Settings2,
  ShieldCheck,
  Star,
  Trophy,
  Volume2,
  VolumeX,
  Wallet,
  X,
} from "lucide-react"

const icons = [
  { Icon: Gem, name: "gem", use: "Jackpot" },
  { Icon: Gift, name: "gift", use: "Bonus" },
  { Icon: Trophy, name: "trophy", use: "Leaderboard" },
  { Icon: Palette, name: "palette", use: "Theme" },
  { Icon: Settings2, name: "settings-2", use: "Settings" },
  { Icon: ShieldCheck, name: "shield-check", use: "Fairness" },
  { Icon: Maximize, name: "maximize", use: "Fullscreen" },
  { Icon: Volume2, name: "volume-2", use: "Sound on" },
  { Icon: VolumeX, name: "volume-x", use: "Sound off" },
  { Icon: Activity, name: "activity", use: "Status" },
  { Icon: LayoutGrid, name: "layout-grid", use: "Games" },
  { Icon: Wallet, name: "wallet", use: "Wallet" },
  { Icon: Star, name: "star", use: "Featured" },
  { Icon: Info, name: "info", use: "More about it" },
  { Icon: CircleAlert, name: "circle-alert", use: "What is wrong" },
  { Icon: X, name: "x", use: "Close" },
]
const sizes = [
  { className: "size-3.5", use: "14 in a pill" },
  { className: "size-4", use: "16 in a line" },
  { className: "size-4.5", use: "18 in a button" },
  { className: "size-5", use: "20 alone" },
]

function Icons() {
  return (
    <div className="grid gap-8">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
        {icons.map(({ Icon, name, use }) => (
          <li key={name} className="grid justify-items-start gap-1">
            <Icon aria-hidden className="size-5" strokeWidth={1.75} />
            <span>{use}</span>
            <span className="type-data text-text-muted">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-8">
        {sizes.map(({ className, use }) => (
          <li key={use} className="flex items-center gap-2 text-text-secondary">
            <Gem aria-hidden className={className} strokeWidth={1.75} />
            {use}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Lucide, imported one by one, stroke 1.75, in the colour of the text beside it. Social marks come from simple-icons. */
const meta = { title: "Foundations/Icons", component: Icons } satisfies Meta<typeof Icons>
export default meta
type Story = StoryObj<typeof meta>

export const Uses: Story = { tags: ["matrix"] }
