import { Badge, Button, Switch } from "@dghrt/design-system"
import { useId } from "react"
import { type AccessOverrideContent, maxMessageLength } from "#contract/access-override"
import { momentText } from "#features/kernel"
import type { FormState } from "../model/form-state"
import { BackSoonView } from "./back-soon-view"

export interface OverrideViewProps {
  draft: AccessOverrideContent
  onChange: (draft: AccessOverrideContent) => void
  state: FormState
  changedAtMs: number | null
  saving: boolean
  /** The result of saving. */
  notice: { tone: "success" | "danger"; text: string } | null
  onPreview: () => void
  onSave: () => void
  onReset: () => void
}

/** The owner's form: closes the casino for everyone, with the two sentences that visitors read. */
export function OverrideView(props: OverrideViewProps) {
  const { draft, onChange, state, changedAtMs, saving, notice, onPreview, onSave, onReset } = props
  const incomplete = draft.accessMessage.trim() === "" || draft.offlineMessage.trim() === ""
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <form
        className="card grid gap-4 bg-surface p-6 max-md:p-4"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-text-muted">
          <Badge role="status" tone={state.tone} dot>
            {state.text}
          </Badge>
          {changedAtMs !== null && <span>{`Last changed ${momentText(changedAtMs)}`}</span>}
        </p>
        <Switch
          label="Casino closed"
          description="Visitors see the back-soon screen on every page but /admin, the explorer, the verifier and games, which start no bet with real tokens."
          checked={draft.enabled}
          onCheckedChange={(enabled) => onChange({ ...draft, enabled })}
        />
        <Text
          label="Access message"
          value={draft.accessMessage}
          onChange={(accessMessage) => onChange({ ...draft, accessMessage })}
        />
        <Text
          label="Offline message"
          value={draft.offlineMessage}
          onChange={(offlineMessage) => onChange({ ...draft, offlineMessage })}
        />
        {notice && (
          <p
            role={notice.tone === "danger" ? "alert" : "status"}
            className={notice.tone === "danger" ? "text-danger" : "text-success"}
          >
            {notice.text}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={saving} disabled={incomplete}>
            Sign and save
          </Button>
          <Button type="button" onClick={onPreview} disabled={incomplete}>
            Preview
          </Button>
          <Button type="button" variant="ghost" onClick={onReset}>
            Reset
          </Button>
        </div>
      </form>
      <section aria-label="Preview" className="card canvas overflow-hidden px-4">
        <p className="pt-4 text-text-muted type-label">Preview of the back-soon screen</p>
        <BackSoonView accessMessage={draft.accessMessage} offlineMessage={draft.offlineMessage} />
      </section>
    </div>
  )
}

function Text({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-[650] text-sm">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={maxMessageLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="framed w-full resize-y rounded-sm bg-input px-3 py-2 text-text"
      />
    </div>
  )
}
