import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { paths } from '../../routing/paths.ts'
import { failureOf } from '../page-failure.ts'
import { type NotFoundTile, notFoundTiles } from './not-found-tiles.ts'

/** E-30 to E-38: an address that leads nowhere, and where to go from here. It asks the API for nothing. */
export function NotFoundPage() {
  const error = useRouteError()
  // A page that knows what is missing says so.
  const failure = isRouteErrorResponse(error) ? failureOf(error.data) : undefined
  return (
    <>
      <div
        data-banner
        className="container-page grid min-h-125 grid-cols-1 items-center gap-x-gap max-lg:grid-rows-[auto_1fr] lg:grid-cols-2"
      >
        <div className="max-lg:pt-8">
          <h1 className="display text-h1">Oops! This page is lost or may have been moved.</h1>
          <p className="mt-5 mb-7.5 max-w-[46ch] text-lead text-ink-2">
            {`${failure?.message ?? 'The page cannot be found, or there was a jam in the machine.'} Your cart and your designs are safe.`}
          </p>
          <Link to={paths.home()} className={buttonClass()}>
            Back to the home page
          </Link>
        </div>
        <EmptyAlbumPage />
      </div>
      <section className="container-page pt-6 pb-section lg:pt-0">
        <SectionHeading>Check out our other products!</SectionHeading>
        <ul className="grid grid-cols-3 gap-x-3 gap-y-6 max-[20rem]:grid-cols-2 lg:grid-cols-6 lg:gap-x-gap lg:gap-y-9">
          {notFoundTiles.products.map((tile) => (
            <Tile key={tile.urlKey} tile={tile} shape="square" sizes="(width < 64rem) 30vw, 200px" />
          ))}
        </ul>
      </section>
      <section className="container-page pb-section">
        <h2 className="display text-h2">
          We're always treating our customers! Check out these deals and coupons
        </h2>
        <p className="mt-3 mb-8 max-w-[46ch] text-lead text-ink-2">
          Create a gift that's just right for your loved one. Shop now!
        </p>
        <ul className="grid gap-gap sm:grid-cols-2">
          {notFoundTiles.deals.map((tile) => (
            <Tile key={tile.urlKey} tile={tile} shape={WIDE} sizes="(width < 561px) 90vw, 650px" />
          ))}
        </ul>
      </section>
    </>
  )
}

const WIDE = { width: 16, height: 9 }

interface TileProps {
  tile: NotFoundTile
  shape: 'square' | typeof WIDE
  sizes: string
}

function Tile({ tile: { name, urlKey, picture }, shape, sizes }: TileProps) {
  return (
    <li className="group/tile relative">
      <PicturePlace shape={shape} className="rounded-picture">
        <Picture
          files={picture}
          alt=""
          sizes={sizes}
          className="size-full object-cover object-[50%_58%] transition-transform duration-(--slow) ease-soft group-hover/tile:scale-[1.025]"
        />
      </PicturePlace>
      <h3
        className={classNames(
          'mt-3',
          shape === 'square' ? 'text-small leading-[1.35] font-semibold lg:text-body' : 'display text-h3',
        )}
      >
        <Link to={paths.page(urlKey)} className="after:absolute after:inset-0">
          {name}
        </Link>
      </h3>
    </li>
  )
}

/** Four album corners, one of them loose. */
function EmptyAlbumPage() {
  return (
    <svg
      viewBox="0 0 420 380"
      fill="none"
      role="img"
      aria-label="An empty album page with four photo corners"
      className="w-full max-w-[420px] justify-self-center max-lg:h-36 max-lg:self-center"
    >
      <rect x="40" y="30" width="340" height="320" className="fill-sunk" transform="rotate(-2 210 190)" />
      <g transform="rotate(-2 210 190)" className="fill-brand">
        <rect x="104" y="100" width="212" height="180" className="fill-paper" opacity=".55" />
        <path d="M96 92h44L96 136z" />
        <path d="M324 92h-44l44 44z" />
        <path d="M96 288h44l-44-44z" />
        <path d="M324 288h-44l44-44z" transform="rotate(14 324 288) translate(10 12)" />
      </g>
      <path d="M132 322h130" className="stroke-line-firm" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  )
}
