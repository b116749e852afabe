import { useId, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PhotoList } from '../../photos/photo-list.tsx'
import type { usePhotoList } from '../../photos/use-photo-list.ts'
import { usePhotoKinds } from '../../request/photo-kinds.ts'
import { FIELDS, type Problems } from '../rules/review-form.ts'
import { MAX_PICTURES, PICTURES_CONSENT } from '../rules/review-words.ts'
import { FieldProblem } from './choice-group.tsx'

/** Pictures by the shop's own photo intake, which looks at the bytes, and leave to show them, asked once there are some. */
export function PictureFields({
  photos: { tray, tooMany, isReady, add, remove },
  problems,
}: {
  photos: ReturnType<typeof usePhotoList>
  problems: Problems
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { accept } = usePhotoKinds()
  const problem = problems[FIELDS.pictures]
  const unagreed = problems[FIELDS.consent]
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="text-small font-semibold">
        <span>Pictures</span>
        <span className="font-normal text-ink-2"> optional</span>
      </h2>
      <p className="text-micro text-ink-2">
        {`Up to ${MAX_PICTURES}: at home or in use. We show a copy without place and time.`}
      </p>
      <noscript>
        <p className="text-small">
          Pictures are uploaded with JavaScript. Your review is welcome without them, too.
        </p>
      </noscript>
      {isReady ? (
        <div>
          <Button look="outline" onClick={() => input.current?.click()}>
            Choose pictures
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accept}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              add(files)
            }}
          />
        </div>
      ) : null}
      {tooMany ? <Notice kind="warning">{tooMany}</Notice> : null}
      <PhotoList tray={tray} remove={remove} />
      {tray.map(({ id: key, upload }) =>
        upload.kind === 'arrived' ? (
          <input key={key} type="hidden" name={FIELDS.pictures} value={key} />
        ) : null,
      )}
      <FieldProblem id={`${id}-problem`} problem={problem} />
      {tray.length > 0 ? (
        <>
          <label className="flex gap-3 text-small">
            <input
              type="checkbox"
              name={FIELDS.consent}
              value="yes"
              aria-invalid={unagreed ? true : undefined}
              aria-describedby={unagreed ? `${id}-consent` : undefined}
              className="mt-0.5 size-5 shrink-0 accent-(--brand)"
            />
            <span>{PICTURES_CONSENT}</span>
          </label>
          <FieldProblem id={`${id}-consent`} problem={unagreed} />
        </>
      ) : null}
    </section>
  )
}
