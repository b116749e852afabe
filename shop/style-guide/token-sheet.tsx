import { type RefObject, useEffect, useState } from 'react'
import { contrastOf } from '#packages/colour/colour.ts'
import { motions, pairs, radii, shadows, spaces, typeSteps } from './tokens.ts'

/** Every token of one brand, read from the style sheet that shoppers get. */
export function TokenSheet({ box }: { box: RefObject<HTMLElement | null> }) {
  return (
    <>
      <Part name="Colour roles and contrast">
        <Contrasts box={box} />
      </Part>
      <Part name="Type">
        {typeSteps.map(([name, look]) => (
          <p key={name} className={`${look} mb-3`}>
            {name}: going <em>back</em>
          </p>
        ))}
      </Part>
      <Part name="Space">
        {spaces.map((px) => (
          <p key={px} className="flex items-center gap-3 text-micro">
            <i className="block h-3 bg-brand" style={{ width: px }} /> {px}
          </p>
        ))}
      </Part>
      <Part name="Corners">
        <div className="flex flex-wrap gap-3">
          {radii.map((name) => (
            <span
              key={name}
              className="edge grid size-22 place-items-center text-micro"
              style={{ borderRadius: `var(--${name})` }}
            >
              {name}
            </span>
          ))}
        </div>
      </Part>
      <Part name="Depth">
        <div className="flex flex-wrap gap-6">
          {shadows.map((name) => (
            <span
              key={name}
              className="grid size-22 place-items-center rounded-m bg-raised text-micro"
              style={{ boxShadow: `var(--${name})` }}
            >
              {name}
            </span>
          ))}
        </div>
      </Part>
      <Part name="Motion">
        {motions.map(([name, use]) => (
          <p key={name} className="group text-small">
            <i
              className="mr-3 inline-block size-4 bg-brand transition-transform ease-soft group-hover:translate-x-6"
              style={{ transitionDuration: `var(--${name})` }}
            />
            {name}: {use}
          </p>
        ))}
      </Part>
    </>
  )
}

export function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line py-6">
      <h3 className="mb-4 font-semibold">{name}</h3>
      {children}
    </section>
  )
}

function Contrasts({ box }: { box: RefObject<HTMLElement | null> }) {
  const [values, setValues] = useState<CSSStyleDeclaration>()
  useEffect(() => {
    if (box.current) setValues(getComputedStyle(box.current))
  }, [box])
  return (
    <ul className="grid gap-1">
      {pairs.map(({ name, front, back, least }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-3 px-3 py-1.5 text-small"
          style={{ color: `var(--${front})`, background: `var(--${back})` }}
        >
          {name}
          {values ? <Ratio values={values} front={front} back={back} least={least} /> : null}
        </li>
      ))}
    </ul>
  )
}

interface RatioProps {
  values: CSSStyleDeclaration
  front: string
  back: string
  least: number
}

function Ratio({ values, front, back, least }: RatioProps) {
  const colour = (name: string) => values.getPropertyValue(`--${name}`).trim()
  const ratio = contrastOf(colour(front), colour(back))
  return (
    <b className="tabular font-semibold" data-enough={ratio >= least}>
      {ratio.toFixed(1)} {ratio >= least ? 'of' : 'below'} {least}
    </b>
  )
}
