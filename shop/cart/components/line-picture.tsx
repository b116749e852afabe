import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { knownPictureFiles } from '../../catalogue/components/picture-files.ts'

interface LinePictureProps {
  line: { name: string; pictureUrl: string | undefined; goodsPictureUrl?: string | undefined }
  className?: string
}

/** The shopper's own print, whole, on the colour of our wall; goods as the shop pictures them. */
export function LinePicture({ line, className }: LinePictureProps) {
  const goods = line.goodsPictureUrl === undefined ? undefined : knownPictureFiles(line.goodsPictureUrl)
  if (goods) {
    return (
      <div className={classNames('overflow-hidden rounded-picture bg-wall', className)}>
        {/* The name stands beside it. */}
        <Picture files={goods} alt="" sizes="132px" className="size-full object-cover object-[50%_55%]" />
      </div>
    )
  }
  return (
    <div
      className={classNames(
        'grid place-items-center overflow-hidden rounded-picture bg-wall p-[10%]',
        className,
      )}
    >
      {line.pictureUrl ? (
        <img
          src={line.pictureUrl}
          alt={`Your design: ${line.name}`}
          width={640}
          height={640}
          loading="lazy"
          className="size-full object-contain drop-shadow-[2px_3px_4px_var(--cast)]"
        />
      ) : null}
    </div>
  )
}
