import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Countdown } from '#ui/countdown.tsx'
import type { HomeLinkFragment, HomePictureFragment } from '../../../generated/client/graphql.ts'
import type { SaleInWords } from '../../rules/sale-in-words.ts'
import { HomePicture } from './home-picture.tsx'

interface SaleBlockProps {
  sale: SaleInWords
  /** Of the server when it made the page, in milliseconds since 1970. */
  now: number
  picture: HomePictureFragment
  link: HomeLinkFragment | null | undefined
}

/** B-02: the current offer with a countdown to its real end, when the block is removed. */
export function SaleBlock({ sale, now, picture, link }: SaleBlockProps) {
  if (useHasEnded(sale.endsAt, now)) return null
  return (
    <section
      aria-labelledby="sale"
      className="grid bg-offer text-on-offer lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
    >
      <div className="relative aspect-square bg-wall lg:aspect-auto lg:min-h-[clamp(320px,40vw,600px)]">
        <HomePicture picture={picture} sizes="(width < 64rem) 100vw, 55vw" />
      </div>
      <div className="flex flex-col items-start justify-center gap-7 p-[clamp(36px,5.4vw,88px)] max-lg:px-gutter">
        <h2 id="sale" className="display text-[clamp(2.25rem,1.5rem+3vw,4rem)] leading-[1.02]">
          {sale.heading}
        </h2>
        {sale.text === undefined ? null : <p className="max-w-[38ch]">{sale.text}</p>}
        <Countdown endDate={sale.endsAt} now={now} form="display" />
        {link ? (
          <Link
            to={link.to}
            className="inline-flex min-h-13 items-center rounded-button bg-on-offer px-6.5 font-semibold text-offer"
          >
            {link.label}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

/** The longest that a timer of a browser can wait. */
const MAX_MS = 2 ** 31 - 1

function useHasEnded(endsAt: number, now: number): boolean {
  const [hasEnded, setEnded] = useState(endsAt <= now)
  useEffect(() => {
    const left = endsAt - Date.now()
    const timer = setTimeout(() => setEnded(endsAt <= Date.now()), Math.min(Math.max(left, 0), MAX_MS))
    return () => clearTimeout(timer)
  }, [endsAt])
  return hasEnded
}
