import { Modal } from '#ui/modal.tsx'

/** C-21, C-26: what staff wrote about the offer. Its own chunk: most shoppers never open it. */
export default function OfferDetails({ details, onClose }: { details: string; onClose: () => void }) {
  return (
    <Modal title="Offer details" onClose={onClose}>
      <div
        className="grid gap-3 text-ink-2 [&_a]:underline [&_li]:ml-5 [&_li]:list-disc"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written
        dangerouslySetInnerHTML={{ __html: details }}
      />
    </Modal>
  )
}
