import { FileText } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import { SENT_FILE_TYPES } from '../../fields/rules/sent-file.ts'
import { CERTIFICATE_ON_ITS_WAY } from '../rules/account-form.ts'

type Uploaded =
  | { kind: 'none' }
  | { kind: 'sending'; name: string }
  | { kind: 'there'; name: string; reference: string }
  | { kind: 'refused'; message: string }

/** A certificate is sent when it is chosen; the form then carries its reference. Without scripts there is no such field. */
export function CertificateField({
  reference,
  problem,
}: {
  reference: string | undefined
  problem: string | undefined
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef(0)
  const [isUsable, setUsable] = useState(false)
  const [uploaded, setUploaded] = useState<Uploaded>(
    reference ? { kind: 'there', name: 'Your certificate', reference } : { kind: 'none' },
  )
  useEffect(() => setUsable(true), [])

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    chosen.current += 1
    const turn = chosen.current
    setUploaded({ kind: 'sending', name: file.name })
    const { sendCertificate } = await importWithRetry(() => import('./send-certificate.ts'))
    const sent = await sendCertificate(file)
    // Another file may have been chosen meanwhile.
    if (turn === chosen.current) setUploaded(sent)
  }

  function remove() {
    setUploaded({ kind: 'none' })
    input.current?.focus()
  }

  if (!isUsable) return null
  const words = uploaded.kind === 'sending' && problem ? problem : wordsOf(uploaded)
  const isWrong = uploaded.kind === 'refused' || (uploaded.kind === 'sending' && problem !== undefined)
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        <span>GST certificate</span>
        <span className="font-normal text-ink-2"> optional</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={SENT_FILE_TYPES}
        onChange={choose}
        aria-describedby={`${id}-words`}
        aria-invalid={isWrong || undefined}
        className="min-h-13 w-full text-small file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-button file:border-(length:--border-width) file:border-line-firm file:bg-raised file:px-4 file:font-semibold file:text-ink"
      />
      <p id={`${id}-words`} role="status" className="flex items-center gap-2 text-micro text-ink-2">
        {uploaded.kind === 'there' ? <FileText size={16} strokeWidth={1.5} aria-hidden /> : null}
        <span className={isWrong ? 'text-danger' : undefined}>{words}</span>
      </p>
      {uploaded.kind === 'sending' ? (
        <input type="hidden" name={CERTIFICATE_ON_ITS_WAY} value={uploaded.name} />
      ) : null}
      {uploaded.kind === 'there' ? (
        <>
          <input type="hidden" name="gstCertificate" value={uploaded.reference} />
          <Button look="outline" size="small" onClick={remove}>
            Remove it
          </Button>
        </>
      ) : null}
    </div>
  )
}

function wordsOf(uploaded: Uploaded): string {
  if (uploaded.kind === 'sending') return `${uploaded.name} is being sent.`
  if (uploaded.kind === 'there') return `${uploaded.name} is uploaded.`
  return uploaded.kind === 'refused' ? uploaded.message : 'A PDF, JPEG or PNG of up to 5 MB.'
}
