import { Button } from "@dghrt/design-system"
import { useRouter } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import type { ReactNode } from "react"
import { goBack } from "./go-back"

/** A dialog's content as a page of its own, with its picture on top. */
export function MoneyPage({ title, art, children }: { title: string; art: ReactNode; children: ReactNode }) {
  const router = useRouter()
  return (
    <section className="mx-auto w-full max-w-140" aria-labelledby="money-title">
      <Button
        variant="ghost"
        className="mb-2 -ms-[12px]"
        icon={<ArrowLeft aria-hidden className="size-4.5 rtl:rotate-180" strokeWidth={1.75} />}
        onClick={() => goBack(router)}
      >
        Back
      </Button>
      <div className="card overflow-hidden bg-surface">
        <div aria-hidden className="border-hair border-b">
          {art}
        </div>
        <div className="grid gap-3 p-6 max-md:p-4">
          <h1 id="money-title" className="type-d2 type-display">
            {title}
          </h1>
          {children}
        </div>
      </div>
    </section>
  )
}
