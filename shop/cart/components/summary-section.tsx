import { ChevronDown } from 'lucide-react'
import type { Elements } from '#ui/elements.ts'

interface SummarySectionProps {
  title: string
  /** Beside the title, such as what a customer has. */
  aside?: string | undefined
  /** Whether it is open when the page comes. */
  isOpen: boolean
  children: Elements
}

/** A part of the summary that can be folded away: codes, gift cards, points. */
export function SummarySection({ title, aside, isOpen, children }: SummarySectionProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-12 items-center justify-between gap-3 text-meta font-medium">
        <span>{title}</span>
        {aside ? <span className="tabular ml-auto font-normal text-ink-2">{aside}</span> : null}
        <ChevronDown
          size={16}
          strokeWidth={1.5}
          aria-hidden
          className="flex-none transition-transform duration-(--base) group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
