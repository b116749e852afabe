import type { Elements } from '#ui/elements.ts'

/** What a pane says while there is nothing to change with it, and the way to the first. */
export function EmptyPane({ children }: { children: Elements }) {
  return <div className="grid justify-items-start gap-3 text-[0.9375rem]">{children}</div>
}
