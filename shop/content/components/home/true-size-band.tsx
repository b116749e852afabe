import { type CSSProperties, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { measuresInWords } from '#packages/product/size-words.ts'
import { buttonClass } from '#ui/button-class.ts'
import { RoomView } from '../../../catalogue/components/room-view.tsx'

interface TrueSizeBandProps {
  heading: string
  text: string
  action: string
  record: ProductRecord
  productPath: string
  skuOf: (sizeCode: string) => string
}

/** A slider through every size, in one room. */
export function TrueSizeBand({ heading, text, action, record, productPath, skuOf }: TrueSizeBandProps) {
  const sizes = record.sizes.toSorted((a, b) => a.heightMm * a.widthMm - b.heightMm * b.widthMm)
  const [index, setIndex] = useState(Math.floor(sizes.length * 0.6))
  const size = sizes[index]
  if (!size) return null
  const words = measuresInWords(size, 'L')
  return (
    <section className="grid bg-brand-soft lg:grid-cols-[1.15fr_1fr]">
      <RoomView
        widthMm={size.heightMm}
        heightMm={size.widthMm}
        depthMm={25}
        photo="balloon"
        label={`A print of ${words} over a two-seat sofa`}
      />
      <div className="flex flex-col items-start justify-center gap-7 px-gutter py-11 lg:p-[5.4vw]">
        <h2 className="display text-[clamp(2.25rem,1.5rem+3vw,4rem)] leading-[1.02]">{heading}</h2>
        <p className="max-w-[38ch]">{text}</p>
        <div className="grid w-full max-w-[26rem] gap-3">
          <span className="flex items-baseline justify-between gap-4">
            <output className="display tabular text-[clamp(2rem,1.4rem+2vw,3.25rem)] leading-none">
              {words}
            </output>
            <span className="tabular text-meta">{`from ${formatMoney(size.priceCents)}`}</span>
          </span>
          <input
            type="range"
            aria-label="Size of the print"
            min={0}
            max={sizes.length - 1}
            value={index}
            onChange={(event) => setIndex(event.currentTarget.valueAsNumber)}
            aria-valuetext={`${words}, from ${formatMoney(size.priceCents)}`}
            style={{ '--share': `${(index / Math.max(1, sizes.length - 1)) * 100}%` } as CSSProperties}
            className="slider h-11 w-full"
          />
        </div>
        <Link to={`${productPath}?sku=${skuOf(size.code)}`} className={buttonClass({ look: 'outline' })}>
          {action}
        </Link>
      </div>
    </section>
  )
}
