import {
  BetInput,
  Button,
  Checkbox,
  Input,
  NumberStepper,
  RadioGroup,
  Select,
  Slider,
  Switch,
} from "@dghrt/design-system"
import { useState } from "react"

/** Uncontrolled: the form holds the values, submits them and resets them. */
export function SettingsForm() {
  const [saved, setSaved] = useState("")
  return (
    <form
      aria-label="Settings"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setSaved(JSON.stringify([...new FormData(event.currentTarget)]))
      }}
    >
      <Input name="nickname" label="Nickname" required defaultValue="Ada" />
      <BetInput
        name="stake"
        label="Stake"
        required
        quick={false}
        defaultValue={100_000_000n}
        decimals={9}
        symbol="SOL"
        max={5_000_000_000n}
      />
      <NumberStepper name="rounds" label="Rounds" min={1} max={100} defaultValue={10} />
      <Select
        name="token"
        label="Token"
        defaultValue="sol"
        options={[
          { value: "sol", label: "SOL" },
          { value: "usdc", label: "USDC" },
        ]}
      />
      <RadioGroup
        name="side"
        label="Side"
        defaultValue="heads"
        options={[
          { value: "heads", label: "Heads" },
          { value: "tails", label: "Tails" },
        ]}
      />
      <Slider name="risk" label="Risk" min={0} max={10} defaultValue={3} />
      <Switch name="sound" label="Sound" defaultChecked />
      <Checkbox name="terms" label="I accept the terms" required />
      <div className="flex gap-3">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button type="reset">Reset</Button>
      </div>
      <output aria-label="Saved">{saved}</output>
    </form>
  )
}
