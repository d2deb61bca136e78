import { ErrorState, PageSkeleton } from "@dghrt/design-system"
import { useState } from "react"
import {
  type AccessOverride,
  type AccessOverrideContent,
  defaultAccessOverride,
  overrideAction,
} from "#contract/access-override"
import { sessionOfPage, signingProblem } from "#features/session"
import { useWalletStore } from "#features/wallet"
import { saveOverride } from "../data/override-api"
import { useAccessOverride } from "../data/use-access-override"
import { formState } from "../model/form-state"
import { createPreview } from "../model/preview"
import { OverrideView, type OverrideViewProps } from "./override-view"

let preview: ReturnType<typeof createPreview> | null = null

/** The form of `owner`, whose wallet is connected. */
export function OverridePage({ owner }: { owner: string }) {
  const { state, checkAgain } = useAccessOverride()
  switch (state.status) {
    case "loading":
      return <PageSkeleton />
    case "failed":
      return <ErrorState title="The access override did not load" detail={state.error.message} onRetry={state.retry} />
    case "ready":
      return <Form owner={owner} current={state.value} onSaved={checkAgain} />
  }
}

interface FormProps {
  owner: string
  current: AccessOverride
  onSaved: () => void
}

function Form({ owner, current, onSaved }: FormProps) {
  const session = sessionOfPage(useWalletStore())
  preview ??= createPreview()
  const persisted = preview
  const [previewed, setPreviewed] = useState(() => persisted.read())
  const [draft, setDraft] = useState<AccessOverrideContent>(() => previewed ?? contentOf(current))
  const [saving, setSaving] = useState(false)
  const [notice, setNotice] = useState<OverrideViewProps["notice"]>(null)

  async function save() {
    if (saving) return
    setSaving(true)
    setNotice(null)
    try {
      // The server trims the messages before it compares them with what was signed.
      const content = {
        ...draft,
        accessMessage: draft.accessMessage.trim(),
        offlineMessage: draft.offlineMessage.trim(),
      }
      await saveOverride(await session.authorise(owner, overrideAction(content)), content)
      persisted.write(null)
      setPreviewed(null)
      setDraft(content)
      const text = content.enabled ? "The casino is closed for everyone." : "The casino is open."
      setNotice({ tone: "success", text })
      onSaved()
    } catch (error) {
      setNotice({ tone: "danger", text: signingProblem(error, "changed") })
    } finally {
      setSaving(false)
    }
  }

  return (
    <OverrideView
      draft={draft}
      onChange={setDraft}
      state={formState(current, previewed, draft)}
      changedAtMs={current.changedAtMs}
      saving={saving}
      notice={notice}
      onPreview={() => {
        persisted.write(draft)
        setPreviewed(draft)
      }}
      onSave={() => void save()}
      onReset={() => {
        persisted.write(null)
        setPreviewed(null)
        setDraft(contentOf(defaultAccessOverride))
      }}
    />
  )
}

const contentOf = ({ enabled, accessMessage, offlineMessage }: AccessOverride): AccessOverrideContent => ({
  enabled,
  accessMessage,
  offlineMessage,
})
