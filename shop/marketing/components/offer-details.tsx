import { ContentModal } from '#ui/content-modal.tsx'

/** C-21, C-26: what staff wrote about the offer. Its own chunk: most shoppers never open it. */
export default function OfferDetails({ details, onClose }: { details: string; onClose: () => void }) {
  return <ContentModal title="Offer details" content={{ kind: 'html', html: details }} onClose={onClose} />
}
