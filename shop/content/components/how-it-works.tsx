const STEPS = [
  {
    name: 'Choose your photo',
    about:
      'From your phone or your computer. It is on the canvas at once, and a broken connection only pauses the upload.',
  },
  {
    name: 'See it at true size',
    about:
      'We show the fold, the edges and the room, in centimetres. If a photo is too small for a size, we say so first.',
  },
  {
    name: 'Order, and we print',
    about: 'What you saw is drawn again, from your original photo, at the full detail of the printer.',
  },
]

export function HowItWorks() {
  return (
    <section id="how" className="container-page grid gap-x-24 gap-y-8 py-section lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="display text-h2">
          From phone to wall
          <br />
          in three steps
        </h2>
        <p className="mt-4.5 max-w-[46ch] text-lead text-ink-2">
          We keep your design as you go, so there is no rush.
        </p>
      </div>
      <ol className="border-b border-line">
        {STEPS.map(({ name, about }, index) => (
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
