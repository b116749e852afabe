import { useState } from 'react'
import type { OptionValue, ProductRecord } from '#packages/product/record.ts'
import { classNames } from '#ui/class-names.ts'
import { CornerView } from '../../../catalogue/components/corner-view.tsx'
import type { HomePictureFragment } from '../../../generated/client/graphql.ts'
import { HomePicture } from './home-picture.tsx'

interface QualityBlockProps {
  heading: string
  text: string
  facts: readonly { name: string; text: string }[]
  picture: HomePictureFragment | null | undefined
  /** Of the product whose corner is drawn where there is no picture. */
  record: ProductRecord | undefined
}

/** B-08: how it is made. */
export function QualityBlock({ heading, text, facts, picture, record }: QualityBlockProps) {
  return (
    <section className="container-page grid items-center gap-x-gap gap-y-9 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="display text-h2">{heading}</h2>
        <p className="mt-4 text-lead text-ink-2">{text}</p>
        <dl className="mt-7 text-meta">
          {facts.map((fact) => (
            <div key={fact.name} className="grid grid-cols-[6em_1fr] gap-4 border-t border-line py-3">
              <dt className="font-semibold">{fact.name}</dt>
              <dd className="text-ink-2">{fact.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        {picture ? (
          <div className="relative aspect-5/4 overflow-hidden rounded-picture bg-wall">
            <HomePicture picture={picture} sizes="(width < 64rem) 92vw, 760px" />
          </div>
        ) : record ? (
          <Corner record={record} />
        ) : null}
      </div>
    </section>
  )
}

/** The edge, drawn the way the chosen wrap prints it. */
function Corner({ record }: { record: ProductRecord }) {
  const values = record.options.flatMap((option) => option.values)
  const wraps = values.filter((value) => value.edge !== undefined)
  const depthMm = values.flatMap((value) => value.depthMm ?? []).at(-1) ?? 0
  const [wrap, setWrap] = useState(wraps[0])
  if (!wrap) return null
  return (
    <>
      <CornerView
        depthMm={depthMm}
        edge={edgeOf(wrap)}
        photo="lake"
        label={`Corner of ${record.words.aPiece} ${depthMm} mm deep: ${wrap.label}`}
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
    </>
  )
}

const edgeOf = ({ edge, edgeColour }: OptionValue) =>
  edge === 'colour' || edge === undefined ? { kind: 'colour' as const, colour: edgeColour } : { kind: edge }
