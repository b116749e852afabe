import { Picture } from '#ui/picture.tsx'
import type { HomePictureFragment } from '../../../generated/client/graphql.ts'
import { pictureFiles } from '../../../scenes/components/picture-files.ts'

interface HomePictureProps {
  picture: HomePictureFragment
  sizes: string
  first?: boolean
  className?: string
}

/** A picture of the home page's record, cut so that what matters stays in view. */
export function HomePicture({ picture, sizes, first = false, className }: HomePictureProps) {
  return (
    <div className="contents" style={{ '--position': picture.position ?? '50% 50%' } as React.CSSProperties}>
      <Picture
        files={pictureFiles(picture.url)}
        alt={picture.alt}
        sizes={sizes}
        first={first}
        className={`absolute inset-0 size-full object-cover object-(--position) ${className ?? ''}`}
      />
    </div>
  )
}
