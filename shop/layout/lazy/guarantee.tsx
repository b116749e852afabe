import { useEffect, useState } from 'react'
import { Modal } from '#ui/modal.tsx'
import { GuaranteeDocument } from '../../generated/client/graphql.ts'
import { cachingApi } from '../../request/browser-api.ts'

interface Words {
  title: string
  html: string
}

/** C-02, Q-07: the guarantee, in the words that staff keep in the block `lowest-price-guarantee`. */
export function Guarantee({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState<Words | 'missing'>()
  useEffect(() => {
    const leaving = new AbortController()
    guaranteeWords(leaving.signal)
      .catch(() => 'missing' as const)
      .then((found) => leaving.signal.aborted || setWords(found))
    return () => leaving.abort()
  }, [])
  return (
    <Modal
      title={words && words !== 'missing' ? words.title : 'Lowest-Price-in-Australia-Guarantee'}
      onClose={onClose}
    >
      <div className="min-h-19 max-w-[52ch]" aria-live="polite">
        {words === 'missing' ? (
          <p>We cannot show the guarantee right now. Please try again in a minute.</p>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list on the server
          <div className="grid gap-4" dangerouslySetInnerHTML={{ __html: words?.html ?? '' }} />
        )}
      </div>
    </Modal>
  )
}

async function guaranteeWords(signal: AbortSignal): Promise<Words | 'missing'> {
  const { cmsBlocks } = await cachingApi.send(GuaranteeDocument, {}, signal)
  const block = cmsBlocks?.items?.[0]
  return block?.title && block.content ? { title: block.title, html: block.content } : 'missing'
}
