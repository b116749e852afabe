import { SubscriberOffer } from '../../newsletter/components/subscriber-offer.tsx'
import type { PageType } from '../../routing/frame-parts.ts'
import { useTriedPhotoId } from '../../try-photo/components/photo/chosen-photo.ts'
import { useFirstOrderOffer } from '../sign-in-state.ts'

/** The popup and its button, for those who can have what they offer. */
export function FirstOrderOffer({ page }: { page: PageType | undefined }) {
  const isTrying = useTriedPhotoId() !== undefined
  return useFirstOrderOffer() ? <SubscriberOffer page={page} isTrying={isTrying} /> : null
}
