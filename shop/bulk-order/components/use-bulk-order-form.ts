import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Failed } from '../../connection/keep-page.ts'
import { useHydratedMark } from '../../hydration/press-waits.tsx'
import { isThere } from '../../photos/file-there.ts'
import { onTheWay, type Tray } from '../../photos/tray.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import { FILE_TOO_LARGE, MAX_FILE_BYTES, NO_FILE } from '../rules/file-kind.ts'
import type { BulkOrderAnswer } from './bulk-order-answer.ts'

/** PE-29. */
const CHANGED_OR_GONE = 'This file was changed, moved or deleted after you chose it. Please choose it again.'

export function useBulkOrderForm(
  act: string,
  { answered, tray }: { answered: BulkOrderAnswer | undefined; tray: Tray },
) {
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLHeadingElement>(null)
  const lastSent = useRef<{ text: string; act: string }>({ text: '', act })
  const fetcher = useFetcher<BulkOrderAnswer | Failed>()
  const [problem, setProblem] = useState<string>()
  const [waits, setWaits] = useState<string>()
  const { pathname } = useLocation()
  const isSending = fetcher.state !== 'idle'
  const failure = fetcher.data?.kind === 'failed' ? fetcher.data : undefined
  const answer = fetcher.data === undefined || fetcher.data.kind === 'failed' ? answered : fetcher.data
  /** Not while the page is read again after an answer, or the next one is awaited. */
  const shown = isSending ? undefined : answer
  useHydratedMark(form)
  // PE-27: the news is what the shopper reads next.
  useEffect(() => {
    if (shown && shown.kind !== 'signed-out') report.current?.focus()
  }, [shown])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const box = event.currentTarget
    if (isSending) return
    const sent = new FormData(box)
    const file = sent.get('file')
    const wrong = file instanceof File ? await fileProblem(file) : NO_FILE
    setProblem(wrong)
    const waiting = onTheWay(tray).length
    setWaits(waiting === 0 ? undefined : stillComing(waiting))
    if (wrong || waiting > 0 || !(file instanceof File)) {
      if (wrong) box.querySelector<HTMLInputElement>('[name=file]')?.focus()
      return
    }
    const text = JSON.stringify([file.name, file.size, file.lastModified, ...sent.getAll('photos')])
    const isSameAct =
      lastSent.current.text === text && answer?.kind !== 'refused' && answer?.kind !== 'signed-out'
    // PE-18: the same file again is the same order, until the shop has refused it.
    if (!isSameAct) lastSent.current = { text, act: crypto.randomUUID() }
    sent.set(ACT_FIELD, lastSent.current.act)
    void fetcher.submit(sent, { method: 'post', action: pathname, encType: 'multipart/form-data' })
  }

  return {
    answer: shown,
    problem,
    waits,
    failure,
    isSending,
    report,
    chosen: () => setProblem(undefined),
    formProps: { ref: form, action: pathname, onSubmit: send },
  }
}

async function fileProblem(file: File): Promise<string | undefined> {
  if (file.name === '') return NO_FILE
  if (file.size > MAX_FILE_BYTES) return FILE_TOO_LARGE
  return (await isThere(file)) ? undefined : CHANGED_OR_GONE
}

const stillComing = (waiting: number) =>
  `${waiting} ${waiting === 1 ? 'photo is' : 'photos are'} still on the way. Press the button again when all are uploaded.`
