import { Gift } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { knownPictureFiles } from '../../scenes/components/picture-files.ts'

interface LinePictureProps {
  line: {
    name: string
    pictureUrl: string | undefined
    mockUpUrl?: string | undefined
    goodsPictureUrl?: string | undefined
  }
  className?: string
  /** How wide it is shown, where that is more than beside a line. */
  sizes?: string
}

/**
 * The picture of a line: the shopper's design on its product, or, while there is no scene of its shape, the print alone
 * as it is cut, on the colour of our wall; for goods, their product picture; for what has none, such as a gift
 * certificate, a sign.
 */
export function LinePicture({ line, className, sizes = '132px' }: LinePictureProps) {
  const files = filesOf(line.mockUpUrl) ?? filesOf(line.goodsPictureUrl)
  if (files) {
    return (
      <div className={classNames('overflow-hidden rounded-picture bg-wall', className)}>
        <Picture
          files={files}
          // The name of goods is beside the picture, so `alt` stays empty.
          alt={line.mockUpUrl === undefined ? '' : designOf(line)}
          sizes={sizes}
          className="size-full object-cover object-[50%_55%]"
        />
      </div>
    )
  }
  return (
    <div
      className={classNames(
        'grid grid-cols-1 grid-rows-1 place-items-center overflow-hidden rounded-picture bg-wall p-[10%]',
        className,
      )}
    >
      {line.pictureUrl ? (
        <img
          src={cutOut(line.pictureUrl)}
          alt={designOf(line)}
          width={640}
          height={640}
          loading="lazy"
          className="size-full object-contain drop-shadow-[2px_3px_4px_var(--cast)]"
        />
      ) : (
        <Gift strokeWidth={1} aria-hidden className="size-2/5 text-ink-2" />
      )}
    </div>
  )
}

/** The picture without what is cut away of a round piece; a JPEG shows white there. */
const cutOut = (url: string) => url.replace(/(\/media\/revisions\/\w+\/picture)\.jpg$/, '$1.webp')
const filesOf = (url: string | undefined) => (url === undefined ? undefined : knownPictureFiles(url))
const designOf = ({ name }: { name: string }) => `Your design: ${name}`
