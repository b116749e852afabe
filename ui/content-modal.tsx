import { drawingAddress } from './drawing-address.ts'
import { Modal } from './modal.tsx'
import { PicturePlace } from './picture-place.tsx'
import { type Slide, Slider } from './slider.tsx'

/** What a window can show. */
export type ModalContent =
  | { kind: 'slider'; slides: readonly Slide[] }
  /** Sanitised beforehand (SH-12). */
  | { kind: 'html'; html: string }
  /** A drawing of ours below /media, with its shape; shown as a picture, so nothing in it can run (SH-13). */
  | { kind: 'svg'; file: string; alt: string; width: number; height: number }

interface ContentModalProps {
  title: string
  content: ModalContent
  onClose: () => void
}

/** a window with slides, words or a drawing. */
export function ContentModal({ title, content, onClose }: ContentModalProps) {
  return (
    <Modal title={title} onClose={onClose} wide={content.kind !== 'html'}>
      <Content title={title} content={content} />
    </Modal>
  )
}

function Content({ title, content }: Pick<ContentModalProps, 'title' | 'content'>) {
  if (content.kind === 'slider') return <Slider label={title} slides={content.slides} />
  if (content.kind === 'html') {
    return (
      <div
        className="grid gap-3 text-ink-2 [&_a]:underline [&_li]:ml-5 [&_li]:list-disc"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list when it was written
        dangerouslySetInnerHTML={{ __html: content.html }}
      />
    )
  }
  const { file, alt, width, height } = content
  const address = drawingAddress(file)
  return (
    <PicturePlace
      shape={{ width, height }}
      label={alt}
      className="mx-auto max-h-[calc(100dvh-12rem)] max-w-full rounded-picture"
    >
      {address ? <img src={address} alt={alt} width={width} height={height} className="size-full" /> : null}
    </PicturePlace>
  )
}
