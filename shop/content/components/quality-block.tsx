import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { CornerView } from '../../catalogue/components/corner-view.tsx'
import type { OptionValue, ProductRecord } from '../../catalogue/rules/record.ts'

/** How a canvas is made, with its edge drawn the way the chosen wrap prints it. */
export function QualityBlock({ record }: { record: ProductRecord }) {
  const values = record.options.flatMap((option) => option.values)
  const wraps = values.filter((value) => value.edge !== undefined)
  const depths = values.flatMap(({ depthMm }) => depthMm ?? [])
  const [wrap, setWrap] = useState(wraps[0])
  const depthMm = depths.at(-1) ?? 0
  if (!wrap) return null
  return (
    <section className="container-page grid items-center gap-x-gap gap-y-9 pb-section lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="display text-h2">The edge is part of the picture</h2>
        <p className="mt-4 text-lead text-ink-2">
          A canvas has sides. You choose what they show, and see it before you order.
        </p>
        <dl className="mt-7 text-meta">
          <Fact name="Depth" text={`${depths.join(', ')} mm`} />
          <Fact name="Finish" text={finishes(record)} />
          <Fact name="Sizes" text={`${record.sizes.length}, from ${record.sizes[0]?.label}`} />
        </dl>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <CornerView
          depthMm={depthMm}
          edge={edgeOf(wrap)}
          photo="lake"
          label={`Corner of a stretched canvas ${depthMm} mm deep: ${wrap.label}`}
          className="w-full rounded-picture bg-sunk"
        />
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">What the edge shows</legend>
          {wraps.map((one) => (
            <button
              key={one.code}
              type="button"
              aria-pressed={one === wrap}
              onClick={() => setWrap(one)}
              className={classNames(
                'min-h-11 rounded-m px-4 text-small',
                one === wrap ? 'edge-chosen font-semibold' : 'edge',
              )}
            >
              {one.label}
            </button>
          ))}
        </fieldset>
      </div>
    </section>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div className="grid grid-cols-[6em_1fr] gap-4 border-t border-line py-3">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  )
}

const finishes = (record: ProductRecord) =>
  record.options
    .find((option) => option.code === 'FINISH')
    ?.values.map((value) => value.label.toLowerCase())
    .join(', ') ?? ''

const edgeOf = ({ edge, edgeColour }: OptionValue) =>
  edge === 'colour' || edge === undefined ? { kind: 'colour' as const, colour: edgeColour } : { kind: edge }
