import { TriangleAlert } from 'lucide-react'
import { type RefObject, useId, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { FailureNote } from '../../connection/failure-note.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { SignInElsewhere } from '../../connection/sign-in-elsewhere.tsx'
import { PressWaits } from '../../hydration/press-waits.tsx'
import { PhotoList } from '../../photos/photo-list.tsx'
import { usePhotoList } from '../../photos/use-photo-list.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import { usePhotoKinds } from '../../request/photo-kinds.ts'
import { paths } from '../../routing/paths.ts'
import { MAX_PHOTOS } from '../rules/photo-count.ts'
import type { BulkOrderAnswer } from './bulk-order-answer.ts'
import { RowReport } from './row-report.tsx'
import { useBulkOrderForm } from './use-bulk-order-form.ts'

const FILE_LOOK =
  'min-h-13 w-full text-small file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-button file:border-(length:--border-width) file:border-line-firm file:bg-raised file:px-4 file:font-semibold file:text-ink'

/** L-05, L-08. */
export function BulkOrderForm({ act, answered }: { act: string; answered: BulkOrderAnswer | undefined }) {
  const photos = usePhotoList(MAX_PHOTOS, tooMany)
  const form = useBulkOrderForm(act, { answered, tray: photos.tray })
  const { answer, problem, waits, failure, isSending, formProps } = form
  if (answer?.kind === 'done') return <Done answer={answer} heading={form.report} />
  return (
    <div className="grid gap-8">
      {answer?.kind === 'refused' ? <Refused answer={answer} heading={form.report} /> : null}
      <form
        {...formProps}
        method="post"
        action={formProps.action}
        encType="multipart/form-data"
        data-waits=""
        className="grid max-w-[36rem] gap-8"
      >
        <PressWaits />
        <input type="hidden" name={ACT_FIELD} value={act} />
        <OrderFile problem={problem} chosen={form.chosen} />
        <Photos photos={photos} />
        {waits ? <Notice kind="warning">{waits}</Notice> : null}
        <FailureNote answer={failure} busy={isSending} />
        {answer?.kind === 'signed-out' ? <SignInAgain /> : null}
        <LineNote busy={isSending} />
        <div>
          <SubmitButton size="large" isSending={isSending} sendingWords="Reading the file">
            Check it and add to cart
          </SubmitButton>
        </div>
      </form>
    </div>
  )
}

const tooMany = (left: number) =>
  `One order takes at most ${MAX_PHOTOS} photos. The last ${left} of those you chose were not taken.`

function SignInAgain() {
  return (
    <Notice kind="problem">
      <p>
        You are not signed in any more, and nothing was added to your cart. Your file and your photos are
        still chosen: sign in, come back to this page and press again.
      </p>
      <SignInElsewhere />
    </Notice>
  )
}

function OrderFile({ problem, chosen }: { problem: string | undefined; chosen: () => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        Your file
      </label>
      <input
        id={id}
        type="file"
        name="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={`${id}-words`}
        aria-invalid={problem ? true : undefined}
        onChange={chosen}
        className={FILE_LOOK}
      />
      <p
        id={`${id}-words`}
        role={problem ? 'alert' : undefined}
        className={problem ? 'flex items-start gap-1.5 text-micro text-danger' : 'text-micro text-ink-2'}
      >
        {problem ? (
          <TriangleAlert size={16} strokeWidth={1.75} className="mt-0.5 shrink-0" aria-hidden />
        ) : null}
        <span>{problem ?? 'A CSV file or an Excel workbook (.xlsx), up to 900 KB.'}</span>
      </p>
    </div>
  )
}

function Photos({
  photos: { tray, tooMany, isReady, add, remove },
}: {
  photos: ReturnType<typeof usePhotoList>
}) {
  const input = useRef<HTMLInputElement>(null)
  const { accept } = usePhotoKinds()
  return (
    <section aria-labelledby="photos" className="grid gap-3">
      <h2 id="photos" className="text-small font-semibold">
        Your photos
      </h2>
      <p className="text-micro text-ink-2">
        The file names them by their file names. Things that are not printed need none.
      </p>
      <noscript>
        <p className="text-small">
          Photos are uploaded with JavaScript. Please switch it on for this shop to order prints.
        </p>
      </noscript>
      {isReady ? (
        <div>
          <Button look="outline" onClick={() => input.current?.click()}>
            Choose photos
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
      {tray.map(({ id, upload }) =>
        upload.kind === 'arrived' ? <input key={id} type="hidden" name="photos" value={id} /> : null,
      )}
    </section>
  )
}

type Heading = RefObject<HTMLHeadingElement | null>

function Refused({
  answer: { problems },
  heading,
}: {
  answer: Extract<BulkOrderAnswer, { kind: 'refused' }>
  heading: Heading
}) {
  return (
    <section aria-labelledby="report" className="max-w-[36rem]">
      <h2 ref={heading} id="report" tabIndex={-1} className="display mb-2 text-block">
        {problems.length === 1 ? 'One thing to fix' : `${problems.length} things to fix`}
      </h2>
      <p className="mb-4 text-ink-2">
        Nothing was added to your cart. Correct the file, choose it again and send it once more; your photos
        stay.
      </p>
      <RowReport messages={problems} />
    </section>
  )
}

function Done({
  answer: { rows, notices },
  heading,
}: {
  answer: Extract<BulkOrderAnswer, { kind: 'done' }>
  heading: Heading
}) {
  return (
    <section aria-labelledby="report" className="grid max-w-[36rem] justify-items-start gap-5">
      <h2 ref={heading} id="report" tabIndex={-1} className="display text-h2">
        {rows === 1
          ? 'One row is in your cart.'
          : `${rows === 2 ? 'Both' : `All ${rows}`} rows are in your cart.`}
      </h2>
      {notices.length > 0 ? (
        <div className="w-full">
          <p className="mb-3 text-ink-2">Before you pay, have a look at these:</p>
          <RowReport messages={notices} />
        </div>
      ) : null}
      <Link to={paths.cart()} className={buttonClass()}>
        See your cart
      </Link>
    </section>
  )
}
