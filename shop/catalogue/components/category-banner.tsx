import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { knownPictureFiles } from '../../scenes/components/picture-files.ts'

/** CA-106: 824 × 485 px; a small one beside the name on a phone. */
export function CategoryBanner({ picture }: { picture: string }) {
  const files = knownPictureFiles(picture)
  const look = 'size-full object-cover'
  return (
    <PicturePlace
      shape={{ width: 824, height: 485 }}
      className="w-32 self-start overflow-hidden rounded-picture lg:w-full"
    >
      {files ? (
        <Picture files={files} alt="" first sizes="(width < 64rem) 128px, 640px" className={look} />
      ) : (
        <img src={picture} alt="" width={824} height={485} className={look} />
      )}
    </PicturePlace>
  )
}
