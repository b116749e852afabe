import { classNames } from './class-names.ts'

export interface PictureFiles {
  /** Address without width and ending, such as /images/room; files are `<path>-<width>.avif` and `.webp`. */
  path: string
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
  /** The picture that a shopper sees first: loaded at once, before the rest. */
  first?: boolean
  className?: string
}

/** A picture in the size and format that the browser wants, with its space kept while it loads. */
export function Picture({ files, alt, sizes, first = false, className }: PictureProps) {
  const widest = files.widths.at(-1) ?? 0
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(files, 'avif')} sizes={sizes} />
      <img
        src={`${files.path}-${widest}.webp`}
        srcSet={sourceSet(files, 'webp')}
        sizes={sizes}
        width={widest}
        height={Math.round(widest / files.ratio)}
        alt={alt}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
        className={classNames('block max-w-full', className)}
      />
    </picture>
  )
}

function sourceSet({ path, widths }: PictureFiles, type: 'avif' | 'webp'): string {
  return widths.map((width) => `${path}-${width}.${type} ${width}w`).join(', ')
}
