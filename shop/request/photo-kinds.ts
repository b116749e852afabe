import { useContext } from 'react'
import { TakesHeic } from './takes-heic.ts'

interface PhotoKinds {
  /** For file pickers. The shop decides by content; some systems name HEIC no type at all. */
  accept: string
  takesHeic: boolean
}

const OTHERS = 'image/*,.avif,.tif,.tiff,.webp'
const ALL: PhotoKinds = { accept: `${OTHERS},.heic,.heif`, takesHeic: true }
/** An iPhone makes a JPEG of its photo for a picker that does not name HEIC. */
const WITHOUT_HEIC: PhotoKinds = { accept: OTHERS, takesHeic: false }

/** Which photos this shop opens. */
export function usePhotoKinds(): PhotoKinds {
  return useContext(TakesHeic) ? ALL : WITHOUT_HEIC
}
