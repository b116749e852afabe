import { ImageUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import {
  SAMPLE_PHOTOS,
  type SampleKey,
  sampleRoom,
  sampleThumb,
} from '../../catalogue/components/picture-files.ts'
import { paths } from '../../paths.ts'

const SEEN: Record<SampleKey, string> = {
  lake: 'A canvas print of an alpine lake above a sage green sofa in morning light',
  beach: 'A canvas print of a beach above a sage green sofa in morning light',
  balloon: 'A canvas print of hot-air balloons above a sage green sofa in morning light',
  flower: 'A canvas print of a dahlia above a sage green sofa in morning light',
}

interface HomeHeroProps {
  /** The canvas in the picture, as the catalogue sells it. */
  shown: { words: string; price: string; path: string; sku: string } | undefined
}

export function HomeHero({ shown }: HomeHeroProps) {
  const [photo, setPhoto] = useState<SampleKey>('lake')
  return (
    <section className="mx-auto grid max-w-[1680px] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.42fr)]">
      <figure className="relative aspect-square overflow-hidden bg-wall lg:order-last lg:aspect-auto lg:min-h-[clamp(380px,47vw,720px)]">
        <Picture
          files={sampleRoom(photo)}
          alt={SEEN[photo]}
          sizes="(width < 961px) 134vw, 60vw"
          first
          className="absolute inset-0 size-full object-cover object-[50%_40%]"
        />
        {shown ? (
          <Link
            to={shown.path}
            className="absolute right-7 bottom-7 hidden items-baseline gap-2.5 rounded-m bg-raised px-4 py-3 text-small shadow-mid lg:flex"
          >
            <b className="font-semibold">{shown.words}</b>
            <span className="tabular">{shown.price}</span>
          </Link>
        ) : null}
      </figure>
      <div className="flex flex-col justify-center px-gutter pt-7 pb-9 lg:py-16 lg:pr-14 lg:pl-[max(var(--gutter),calc((100vw-var(--content))/2))]">
        <h1 className="display text-hero">
          The photo you keep <em>going back to.</em>
        </h1>
        <p className="mt-4 mb-6 max-w-[46ch] text-lead text-ink-2 lg:mt-5.5 lg:mb-8">
          Choose it, see it on the wall at its true size, and we print it on canvas and send it anywhere in
          Australia.
        </p>
        <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
          <Link to={paths.designTool(shown ? { sku: shown.sku } : {})} className={buttonClass()}>
            <ImageUp size={20} strokeWidth={1.5} aria-hidden />
            Choose a photo
          </Link>
          <Link to={paths.page('canvas-prints')} className={buttonClass({ look: 'outline' })}>
            Shop canvas prints
          </Link>
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-2.5 text-small text-ink-2">
          <span>Or try ours</span>
          {SAMPLE_PHOTOS.map(({ key, name }) => (
            <button
              key={key}
              type="button"
              aria-label={name}
              aria-pressed={photo === key}
              onClick={() => setPhoto(key)}
              className={classNames(
                'h-11 w-15 overflow-hidden rounded-picture',
                photo === key && '[box-shadow:0_0_0_2px_var(--paper),0_0_0_4px_var(--brand)]',
              )}
            >
              <Picture files={sampleThumb(key)} alt="" sizes="60px" className="size-full object-cover" />
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}
