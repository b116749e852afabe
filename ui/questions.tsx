import { ChevronDown } from 'lucide-react'

/** Questions that open one by one; the first is open. */
export function Questions({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <div className="border-b border-line">
      {items.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-t border-line">
          <summary className="flex min-h-11 items-center justify-between gap-5 py-5 font-semibold">
            <span>{question}</span>
            <ChevronDown
              size={20}
              strokeWidth={1.5}
              className="shrink-0 transition-transform duration-(--base) group-open:rotate-180"
              aria-hidden
            />
          </summary>
          <p className="max-w-[62ch] pr-12 pb-5.5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
