import { SegmentedControl, Switch } from "@dghrt/design-system"
import type { ReactNode } from "react"

/** A setting with a control of its own kind. */
export function OptionRow({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
      <div className="min-w-0 flex-1 basis-16">
        <p className="font-semibold">{title}</p>
        {note && <p className="text-[0.84375rem] text-text-muted">{note}</p>}
      </div>
      {children}
    </div>
  )
}

export interface SwitchRowProps {
  title: string
  note?: ReactNode
  value: boolean
  onChange: (value: boolean) => void
  disabled?: boolean
}

/** A setting that is on or off. */
export const SwitchRow = ({ title, note, value, onChange, disabled }: SwitchRowProps) => (
  <Switch
    label={title}
    description={note}
    checked={value}
    onCheckedChange={onChange}
    disabled={disabled}
    className="min-h-15 py-2"
  />
)

export interface ChoiceRowProps<Value extends string> {
  title: string
  note?: ReactNode
  value: Value
  onChange: (value: Value) => void
  options: ReadonlyArray<{ value: Value; label: string }>
  disabled?: boolean
}

/** A setting with a few values, all in sight. */
export function ChoiceRow<Value extends string>({
  title,
  note,
  value,
  onChange,
  options,
  disabled,
}: ChoiceRowProps<Value>) {
  return (
    <OptionRow title={title} note={note}>
      <SegmentedControl label={title} value={value} onValueChange={onChange} options={options} disabled={disabled} />
    </OptionRow>
  )
}
