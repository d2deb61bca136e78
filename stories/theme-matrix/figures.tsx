import {
  AddressLabel,
  Amount,
  Avatar,
  Badge,
  BarChart,
  BetProgress,
  Countdown,
  CountUp,
  Facts,
  Heart,
  Kbd,
  Progress,
  Skeleton,
  Sparkline,
  Spinner,
  StatTile,
  Ticker,
} from "@dghrt/design-system"
import { type Sample, unheard } from "./sample"

const SOL = 1_000_000_000n
const stopped = { now: () => 0, subscribe: () => unheard }
const bars = [4, 7, 5, 9, 6].map((value, index) => ({ label: `${index + 1} Nov`, value, text: `${value} SOL` }))

/** What a player reads. */
export const figures: readonly Sample[] = [
  {
    name: "Amount",
    draw: () => (
      <Amount value={1_284n * SOL} decimals={9} digits={2} symbol="SOL" className="font-[650] text-accent text-lg" />
    ),
  },
  { name: "CountUp", draw: () => <CountUp value={12n * SOL} decimals={9} digits={2} symbol="SOL" /> },
  { name: "AddressLabel", draw: () => <AddressLabel address="7xKpJ4mVbT2nQe8sRw3yLc5dFg6hZa9uPiB1oXvD9qZt" /> },
  { name: "Avatar", draw: () => <Avatar address="QuietWhale" size="lg" /> },
  {
    name: "Badge",
    draw: () => (
      <span className="flex flex-wrap gap-2">
        <Badge tone="success">2.37x</Badge>
        <Badge tone="warning">Issues</Badge>
        <Badge tone="danger">0x</Badge>
      </span>
    ),
  },
  { name: "Heart", draw: () => <Heart className="w-16" /> },
  { name: "Kbd", draw: () => <Kbd>Esc</Kbd> },
  {
    name: "Facts",
    draw: () => (
      <Facts
        items={[
          { label: "Win chance", value: "50%" },
          { label: "Potential win", value: "0.5000 SOL", money: true },
        ]}
      />
    ),
  },
  { name: "StatTile", draw: () => <StatTile label="Volume" value="1,284.62" note="Last 24 hours" /> },
  { name: "Progress", draw: () => <Progress label="Loading" value={40} max={100} /> },
  {
    name: "BetProgress",
    draw: () => (
      <BetProgress
        steps={[
          { label: "Signed", state: "finished" },
          { label: "Sent", state: "loading" },
          { label: "Result", state: "idle" },
        ]}
        text="Sending to blockchain..."
        emoji="🚀"
      />
    ),
  },
  { name: "Countdown", draw: () => <Countdown label="Returns in" until={15_909_000} clock={stopped} /> },
  {
    name: "Sparkline",
    draw: () => <Sparkline label="Plays per hour, now 24" values={[12, 14, 11, 18, 24]} className="h-12" />,
  },
  { name: "BarChart", draw: () => <BarChart label="Volume" bars={bars} /> },
  { name: "Ticker", draw: () => <Ticker label="prices">{["SOL $232.89", "USDC $0.99"]}</Ticker> },
  { name: "Skeleton", draw: () => <Skeleton className="h-10" /> },
  { name: "Spinner", draw: () => <Spinner className="size-6" /> },
]
