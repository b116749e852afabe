import type { ReactNode } from 'react'

/** A numbered step of the checkout. */
export function Step({
  number,
  heading,
  children,
}: {
  number: number
  heading: string
  children: ReactNode
}) {
  return (
    <section className="grid grid-cols-[34px_1fr] gap-x-2 border-t border-line py-7 first-of-type:border-t-0 first-of-type:pt-0 sm:grid-cols-[56px_1fr] lg:py-10">
      <span aria-hidden className="display text-[1.75rem] leading-[1.1] text-brand">
        {number}
      </span>
      <h2 className="display mb-5 text-block">{heading}</h2>
      <div className="col-span-2 sm:col-span-1 sm:col-start-2">{children}</div>
    </section>
  )
}
