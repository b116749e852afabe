import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { HomePictureFragment } from '../../../generated/client/graphql.ts'
import { HomePicture } from './home-picture.tsx'

interface SampleBlockProps {
  heading: string
  text: string
  picture: HomePictureFragment
  price: string
  action: string
  path: string
}

/** B-07: samples to hold against the wall, as the catalogue sells them. */
export function SampleBlock({ heading, text, picture, price, action, path }: SampleBlockProps) {
  return (
    <section className="container-page grid items-center gap-x-gap gap-y-8 lg:grid-cols-12">
      <div className="relative aspect-5/4 overflow-hidden rounded-picture bg-wall lg:col-span-7">
        <HomePicture picture={picture} sizes="(width < 64rem) 92vw, 760px" />
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <h2 className="display text-h2">{heading}</h2>
        <p className="mt-4.5 text-ink-2">{text}</p>
        <p className="tabular my-5.5 text-lead font-semibold">{price}</p>
        <Link to={path} className={buttonClass({ look: 'outline' })}>
          {action}
        </Link>
      </div>
    </section>
  )
}
