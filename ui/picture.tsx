import { use } from 'react'
import { classNames } from './class-names.ts'
import { PictureHost } from './picture-host.ts'

export interface PictureFiles {
  /** Address without width and ending, such as /images/room; files are `<path>-<width>.avif` and `.webp`. */
  path: string
  /** What stands before the width where it is no hyphen: mock-ups have an `@`. */
  mark?: '@'
  /** What follows the ending, such as `?v=3f2a`. */
  query?: string
  /** Narrowest first; the last is the picture's own width in pixels. */
  widths: readonly number[]
  /** Width over height. */
  ratio: number
}

interface PictureProps {
  files: PictureFiles
  /** What is in the room; empty when the words beside it say it already. */
  alt: string
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  /** The picture that a shopper sees first: loaded eagerly, before the rest. */
  first?: boolean
  className?: string
}

/**
 * A picture in the size and format that the browser wants, with its space kept while it loads.
 *
 * other pictures are lazy: the browser fetches them when they come near the view, with low priority,
 * without a script. Their place shows until then: see picture-place.tsx.
 */
export function Picture({ files, alt, sizes, first = false, className }: PictureProps) {
  const hosted = use(PictureHost)
  const { path, mark = '-', query = '', widths, ratio } = files
  const widest = widths.at(-1) ?? 0
  const address = (width: number, type: 'avif' | 'webp') => hosted(`${path}${mark}${width}.${type}${query}`)
  const sourceSet = (type: 'avif' | 'webp') =>
    widths.map((width) => `${address(width, type)} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        // Before `src`: a browser may start to fetch as soon as it has that.
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? undefined : 'async'}
        sizes={sizes}
        srcSet={sourceSet('webp')}
        src={address(widest, 'webp')}
        width={widest}
        height={Math.round(widest / ratio)}
        alt={alt}
        className={classNames('block max-w-full', className)}
      />
    </picture>
  )
}
