import {
  BetInput,
  BetPresets,
  Button,
  Checkbox,
  CopyButton,
  IconButton,
  Input,
  NumberStepper,
  RadioGroup,
  RangeSlider,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from "@dghrt/design-system"
import { Palette } from "lucide-react"
import { type Sample, unheard } from "./sample"

const SOL = 1_000_000_000n
const sides = [
  { value: "heads", label: "Heads" },
  { value: "tails", label: "Tails" },
]

/** What a player works. */
export const controls: readonly Sample[] = [
  { name: "Button", draw: () => <Button variant="primary">Play Now</Button> },
  { name: "Button, secondary", draw: () => <Button>Game Info</Button> },
  {
    name: "IconButton",
    draw: () => (
      <IconButton label="Theme" variant="framed">
        <Palette aria-hidden className="size-5" strokeWidth={1.75} />
      </IconButton>
    ),
  },
  { name: "CopyButton", draw: () => <CopyButton label="Copy address" text="7xKp" size="md" /> },
  { name: "Input", draw: () => <Input label="Client seed" defaultValue="seven blue doors" /> },
  {
    name: "BetInput",
    draw: () => (
      <BetInput label="Bet amount" value={SOL / 4n} onValueChange={unheard} decimals={9} symbol="SOL" max={SOL} />
    ),
  },
  {
    name: "BetPresets",
    draw: () => (
      <BetPresets
        label="Presets"
        presets={[1n, 5n, 10n].map((usd) => ({ label: `$${usd}`, value: usd }))}
        value={5n}
        onValueChange={unheard}
      />
    ),
  },
  {
    name: "NumberStepper",
    draw: () => <NumberStepper label="Mines" value={3} min={1} max={24} onValueChange={unheard} />,
  },
  {
    name: "Slider",
    draw: () => <Slider label="Target" value={50} min={0} max={99} onValueChange={unheard} className="px-3" />,
  },
  {
    name: "RangeSlider",
    draw: () => (
      <RangeSlider
        labels={["Lower bound", "Upper bound"]}
        value={[25, 75]}
        min={0}
        max={99}
        onValueChange={unheard}
        className="px-3"
      />
    ),
  },
  { name: "Switch", draw: () => <Switch label="Sound" checked onCheckedChange={unheard} /> },
  { name: "Checkbox", draw: () => <Checkbox label="I am of legal age" checked onCheckedChange={unheard} /> },
  {
    name: "RadioGroup",
    draw: () => <RadioGroup label="Side" value="heads" onValueChange={unheard} options={sides} />,
  },
  {
    name: "SegmentedControl",
    draw: () => <SegmentedControl label="Side" value="heads" onValueChange={unheard} options={sides} />,
  },
  { name: "Select", draw: () => <Select label="Side" value="heads" onValueChange={unheard} options={sides} /> },
  {
    name: "Tabs",
    draw: () => (
      <Tabs defaultValue="proof">
        <TabsList label="Bet details">
          <TabsTrigger value="proof">Proof</TabsTrigger>
          <TabsTrigger value="logs">Logs</TabsTrigger>
        </TabsList>
        <TabsContent value="proof">Committed before the bet.</TabsContent>
      </Tabs>
    ),
  },
]
