import type { Elements } from '#ui/elements.ts'

/** A page of one short form. */
export function FormPage({
  heading,
  lead,
  children,
}: {
  heading: string
  lead?: string | undefined
  children: Elements
}) {
  return (
    <div className="container-page pb-section">
      <div className="max-w-[30rem]">
        <h1 className="display pt-8 pb-4 text-h1 lg:pt-14">{heading}</h1>
        {lead ? <p className="mb-8 text-body text-ink-2">{lead}</p> : null}
        {children}
      </div>
    </div>
  )
}
