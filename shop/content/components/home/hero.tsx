import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import type { HomePageQuery } from '../../../generated/client/graphql.ts'
import { paths } from '../../../routing/paths.ts'
import { pictureFiles } from '../../../scenes/components/picture-files.ts'
import { HomePicture } from './home-picture.tsx'

interface HeroProps {
  hero: HomePageQuery['homePage']['hero']
  /** What hangs in the picture, as the catalogue sells it. */
  tag: { words: string; price: string; path: string } | undefined
}

export function Hero({ hero, tag }: HeroProps) {
  const { heading, emphasis, lead, first, second, pictures } = hero
  const [index, setIndex] = useState(0)
  const picture = pictures[index] ?? pictures[0]
  return (
    <section className="@container mx-auto max-w-[1680px]">
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.42fr)]">
        <figure className="relative aspect-square overflow-hidden bg-wall lg:order-last lg:aspect-auto lg:min-h-[clamp(380px,47vw,720px)]">
          {/* On a phone a third of it is beyond the edges: what is seen is sharp at twice the phone's own points. */}
          {picture ? <HomePicture picture={picture} sizes="(width < 64rem) 108vw, 60vw" first /> : null}
          {tag ? (
            <Link
              to={tag.path}
              className="absolute right-7 bottom-7 hidden items-baseline gap-2.5 rounded-m bg-raised px-4 py-3 text-small shadow-mid lg:flex"
            >
              <b className="font-semibold">{tag.words}</b>
              <span className="tabular">{tag.price}</span>
            </Link>
          ) : null}
        </figure>
        <div className="flex flex-col justify-center px-gutter pt-7 pb-9 lg:py-16 lg:pr-14 lg:pl-[max(var(--gutter),calc((100cqw-var(--content))/2))]">
          <h1 className="display text-hero">
            <span>{`${heading} `}</span>
            <em>{emphasis}</em>
          </h1>
          <p className="mt-4 mb-6 max-w-[46ch] text-lead text-ink-2 lg:mt-5.5 lg:mb-8">{lead}</p>
          <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
            <Link to={first.to} className={buttonClass()}>
              {first.to.startsWith(paths.designTool()) ? (
                <ImageUp size={20} strokeWidth={1.5} aria-hidden />
              ) : null}
              <span>{first.label}</span>
            </Link>
            <Link to={second.to} className={buttonClass({ look: 'outline' })}>
              {second.label}
            </Link>
          </div>
          {pictures.length > 1 ? (
            <div className="mt-7 flex flex-wrap items-center gap-x-2 gap-y-2.5 text-small text-ink-2">
              <span>Or try ours</span>
              {pictures.map(({ name, thumbnail, url }, place) =>
                name && thumbnail ? (
                  <button
                    key={url}
                    type="button"
                    aria-label={name}
                    aria-pressed={place === index}
                    onClick={() => setIndex(place)}
                    className={classNames(
                      'h-11 w-15 overflow-hidden rounded-picture',
                      place === index && '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
                    )}
                  >
                    <Picture
                      files={pictureFiles(thumbnail)}
                      alt=""
                      sizes="60px"
                      className="size-full object-cover"
                    />
                  </button>
                ) : null,
              )}
            </div>
          ) : null}
        </div>
      </div>
    </section>
  )
}
