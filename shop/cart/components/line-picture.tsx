import { classNames } from '#ui/class-names.ts'

interface LinePictureProps {
  line: { name: string; pictureUrl: string | undefined }
  className?: string
}

/** The shopper's own print, whole, on the colour of our wall. */
export function LinePicture({ line, className }: LinePictureProps) {
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
