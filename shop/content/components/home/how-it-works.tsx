interface HowItWorksProps {
  heading: string
  lead: string
  steps: readonly { name: string; about: string }[]
}

/** B-04. */
export function HowItWorks({ heading, lead, steps }: HowItWorksProps) {
  return (
    <section id="how" className="container-page grid gap-x-24 gap-y-8 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="display text-h2">{heading}</h2>
        <p className="mt-4.5 max-w-[46ch] text-lead text-ink-2">{lead}</p>
      </div>
      <ol className="border-b border-line">
        {steps.map(({ name, about }, index) => (
          <li
            key={name}
            className="grid grid-cols-[48px_1fr] items-baseline gap-x-3 gap-y-1 border-t border-line py-7 lg:grid-cols-[72px_1fr_1fr] lg:gap-5"
          >
            <span
              aria-hidden
              className="display row-span-2 text-[2.25rem] leading-none text-brand lg:text-[2.75rem]"
            >
              {index + 1}
            </span>
            <h3 className="display text-h3">{name}</h3>
            <p className="text-ink-2">{about}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
