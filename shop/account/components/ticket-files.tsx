import { FileText, LoaderCircle } from 'lucide-react'
import { type ChangeEvent, useContext, useEffect, useId, useRef, useState } from 'react'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import { isPreviewed } from '../../fields/rules/previewed-picture.ts'
import { SENT_FILE_TYPES } from '../../fields/rules/sent-file.ts'
import { TakesHeic } from '../../request/takes-heic.ts'
import { FILE_NOT_SENT, MAX_FILES } from '../../tickets/rules/ticket-file.ts'
import { FILE_FIELD, FILE_ON_ITS_WAY } from './ticket-file-fields.ts'

interface ChosenFile {
  id: number
  name: string
  /** Undefined while it is on its way. */
  reference: string | undefined
  /** N-32: its address within the page, for a picture that browsers show. */
  preview: string | undefined
}

/**
 * Files of a message: each is sent when it is chosen, one after the other, and the form then carries its reference. Without
 * scripts there is no such field.
 */
export function TicketFiles({ problem }: { problem: string | undefined }) {
  const id = useId()
  const takesHeic = useContext(TakesHeic)
  const [isUsable, setUsable] = useState(false)
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const count = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setUsable(true), [])
  const shown = useRef<readonly ChosenFile[]>([])
  useEffect(() => {
    shown.current = files
  }, [files])
  useEffect(() => () => shown.current.forEach(endPreview), [])
  if (!isUsable) return null

  function remove(gone: number) {
    shown.current.filter(({ id }) => id === gone).forEach(endPreview)
    setFiles((before) => before.filter((file) => file.id !== gone))
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    const room = MAX_FILES - files.length
    const taken = chosen.slice(0, room).map((file) => {
      count.current += 1
      return { file, id: count.current }
    })
    setRefusals(
      chosen
        .slice(room)
        .map(({ name }) => `${name} is left out: at most ${MAX_FILES} files go with a message.`),
    )
    setFiles((before) => [
      ...before,
      ...taken.map(({ file, id }) => ({
        id,
        name: file.name,
        reference: undefined,
        preview: isPreviewed(file.name) ? URL.createObjectURL(file) : undefined,
      })),
    ])
    const sending = await importWithRetry(() => import('./send-ticket-file.ts')).catch(() => undefined)
    for (const { file, id } of taken) {
      // The script itself may not come; what is typed stays either way (PE-21).
      const sent = (await sending?.sendTicketFile(file)) ?? NOT_SENT
      if (sent.kind === 'there') {
        setFiles((before) =>
          before.map((one) => (one.id === id ? { ...one, reference: sent.reference } : one)),
        )
      } else {
        remove(id)
        setRefusals((before) => [...before, `${file.name}: ${sent.message}`])
      }
    }
  }

  // What the form was refused for is over when no file is on its way any more.
  const isWaiting = files.some(({ reference }) => reference === undefined)
  const said = [...new Set(problem === undefined || !isWaiting ? refusals : [...refusals, problem])]
  const there = files.filter(({ reference }) => reference !== undefined).length
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        <span>Pictures or papers</span>
        <span className="font-normal text-ink-2"> optional</span>
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={takesHeic ? `${SENT_FILE_TYPES},image/heic,.heic,.heif` : SENT_FILE_TYPES}
        onChange={choose}
        aria-describedby={`${id}-words`}
        aria-invalid={said.length > 0 || undefined}
        className="min-h-13 w-full text-small file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-button file:border-(length:--border-width) file:border-line-firm file:bg-raised file:px-4 file:font-semibold file:text-ink"
      />
      <p id={`${id}-words`} className="text-micro text-ink-2">
        {`Up to ${MAX_FILES} PDF, JPEG${takesHeic ? ', PNG or HEIC' : ' or PNG'} files of up to 8 MB each.`}
      </p>
      <div role="status" className="grid gap-1 text-small wrap-anywhere">
        {said.map((sentence) => (
          <p key={sentence} className="text-danger">
            {sentence}
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {files.length === 0
          ? ''
          : `${there} of ${files.length} ${files.length === 1 ? 'file is' : 'files are'} there.`}
      </p>
      {files.length > 0 ? (
        <ul className="grid">
          {files.map(({ id: key, name, reference, preview }) => (
            <li key={key} className="flex items-center gap-3 text-small">
              {reference && preview ? (
                <img src={preview} alt="" className="size-11 shrink-0 rounded-s object-cover" />
              ) : reference ? (
                <FileText size={16} strokeWidth={1.5} className="shrink-0" aria-hidden />
              ) : (
                <LoaderCircle size={16} strokeWidth={1.5} className="shrink-0 animate-spin" aria-hidden />
              )}
              <span className="min-w-0 flex-1 wrap-anywhere">
                {reference ? name : `${name} is being sent.`}
              </span>
              {reference ? <input type="hidden" name={FILE_FIELD} value={reference} /> : null}
              {reference ? null : <input type="hidden" name={FILE_ON_ITS_WAY} value="yes" />}
              <button
                type="button"
                className="link min-h-11"
                onClick={() => {
                  remove(key)
                  input.current?.focus()
                }}
              >
                <span>Remove</span>
                <span className="sr-only">{` ${name}`}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const endPreview = ({ preview }: ChosenFile) => {
  if (preview !== undefined) URL.revokeObjectURL(preview)
}

const NOT_SENT = { kind: 'refused', message: FILE_NOT_SENT } as const
