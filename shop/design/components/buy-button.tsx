import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { deviceTexts, keepsCookies } from '#ui/device.ts'
import { nextPaint } from '#ui/next-paint.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { photoIn, shareOf } from '../../photos/tray.ts'
import { paths } from '../../routing/paths.ts'
import { fetchLetters } from '../editor/measure-of.ts'
import { useBuying } from './buying.ts'
import { LINK } from './looks.tsx'
import { Sheet } from './sheet.tsx'
import { useChecks, useDesign, useMeasure, useSession, useSlice } from './use-session.ts'
import { useShowFinding } from './use-show-finding.ts'

/**
 * `missing` and `photo` were pressed with nothing on the canvas: no photo was chosen, or it is not there yet. `letters`
 * waits for a font, because nobody can say before what becomes of the words. `line` waits for a save that the line or the
 * shop has failed at, and that is tried again until it is done.
 */
type Wish = 'none' | 'missing' | 'photo' | 'letters' | 'confirm' | 'upload' | 'save' | 'line'

/**
 * Add to cart. Waits for uploads, the line and the last save by itself; asks once before a print that will look blurred,
 * loses words or has an empty side.
 */
export function BuyButton() {
  const { desk, saver, editor, fontCache } = useSession()
  const { isUpdate, isBusy, problem, already, buy } = useBuying()
  const [settled, setSettled] = useState<object>()
  const [wish, setWish] = useState<Wish>('none')
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const wantsAnother = useRef(false)
  const tray = useSlice(desk.tray, (value) => value)
  const saving = useSlice(saver.state, ({ kind }) => kind)
  const design = useDesign()
  const elements = design.surfaces.flatMap((surface) => surface.elements)
  const measure = useMeasure()
  const areLettersAway = elements.some((element) => element.type === 'text' && measure.isAwaited(element))
  const doubts = useChecks().flatMap(({ name, findings }) =>
    findings.filter(({ asks }) => asks).map((finding) => ({ name, finding })),
  )
  const showFinding = useShowFinding()
  const used = elements.flatMap((element) => (element.type === 'photo' ? [photoIn(tray, element.photo)] : []))
  const coming = used.find((photo) => photo !== undefined && photo.upload.kind !== 'arrived')
  const isEmpty = elements.length === 0
  const brought = tray.filter(({ upload }) => upload.kind !== 'refused')
  const name = isUpdate ? 'Update cart' : 'Add to cart'

  async function save(isAnother = false) {
    setTrouble(undefined)
    setWish('save')
    // The press is seen first.
    await nextPaint()
    const saved = await saver.flush()
    wantsAnother.current = isAnother
    const now = saver.state.get()
    const isRefused = now.kind === 'invalid' || now.kind === 'elsewhere'
    if (!saved && !isRefused) return setWish('line')
    setWish('none')
    if (saved && !keepsCookies()) setTrouble(NO_COOKIES)
    else if (saved) buy(saved, isAnother)
    else if (now.kind === 'invalid') setTrouble(now.message)
  }

  const go = () => (coming ? setWish('upload') : void save())
  const onArrived = useEffectEvent(() => void save())
  useEffect(() => {
    if (wish === 'upload' && !coming) onArrived()
  }, [wish, coming])
  const onLine = useEffectEvent(() => void save(wantsAnother.current))
  useEffect(() => {
    if (wish === 'line' && saving !== 'retrying' && saving !== 'saving') onLine()
  }, [wish, saving])

  function press() {
    if (isEmpty && brought.some(({ picture }) => picture === undefined)) setWish('photo')
    else if (isEmpty) {
      setWish('missing')
      editor.announce(NO_PHOTO)
    } else if (areLettersAway) {
      setWish('letters')
      void fetchLetters(fontCache, design).catch(() => undefined)
    } else if (doubts.length > 0) setWish('confirm')
    else go()
  }
  const onSeen = useEffectEvent(press)
  const isPhotoAway = isEmpty && brought.length > 0
  useEffect(() => {
    if ((wish === 'photo' && !isPhotoAway) || (wish === 'letters' && !areLettersAway)) onSeen()
  }, [wish, isPhotoAway, areLettersAway])

  const isUnseen = wish === 'photo' || wish === 'letters'
  const isWaiting = isUnseen || wish === 'upload' || wish === 'save' || wish === 'line'
  const waiting = wish === 'upload' && coming
  const lasting =
    wish === 'line' && (deviceTexts('local').lasts() ? 'It is kept on this device.' : 'Keep this page open.')
  const sentence = lasting
    ? `We could not save your design just now. ${lasting} We keep trying, and it goes to the cart as soon as it is saved.`
    : waiting
      ? `Your photo is still uploading, ${Math.floor(shareOf(coming) * 100)}%. It goes to the cart as soon as it is there.`
      : isUnseen
        ? UNSEEN[wish]
        : wish === 'missing' && isEmpty
          ? NO_PHOTO
          : (trouble ?? problem)
  return (
    <div className="relative">
      <Button busy={isWaiting || isBusy} onClick={press}>
        {name}
      </Button>
      <LineNote busy={isBusy} />
      {sentence ? (
        <p
          role="status"
          className="tool-buy-words absolute right-0 bottom-[calc(100%+14px)] w-max max-w-[min(340px,calc(100vw-32px))] rounded-m bg-ink px-3.5 py-2.5 text-[0.875rem]/[1.4] text-paper shadow-mid"
        >
          <span>{sentence}</span>
          {waiting || lasting || isUnseen ? (
            <button type="button" className={classNames(LINK, 'block')} onClick={() => setWish('none')}>
              Not yet
            </button>
          ) : null}
        </p>
      ) : null}
      {wish === 'confirm' && doubts.length > 0 ? (
        <Sheet
          title="Print it like this?"
          onClose={() => setWish('none')}
          foot={
            <>
              <Button
                look="outline"
                onClick={() => {
                  setWish('none')
                  if (doubts[0]) showFinding(doubts[0].name, doubts[0].finding)
                }}
              >
                Change it first
              </Button>
              <Button
                onClick={() => {
                  setWish('none')
                  go()
                }}
              >
                Yes, print it like this
              </Button>
            </>
          }
        >
          {doubts.map(({ finding }) => (
            <p key={finding.sentence}>{finding.sentence}</p>
          ))}
          <p>
            {doubts.some(({ finding }) => finding.state === 'poor')
              ? 'A smaller size or a larger original looks better. We print it exactly as you decide.'
              : 'We print it exactly as you decide.'}
          </p>
        </Sheet>
      ) : null}
      {already && already !== settled ? (
        <Sheet
          title="Add one more?"
          onClose={() => setSettled(already)}
          foot={
            <>
              <Link to={paths.cart()} className={buttonClass({ look: 'outline' })}>
                Go to the cart
              </Link>
              <Button
                onClick={() => {
                  setSettled(already)
                  void save(true)
                }}
              >
                Add one more
              </Button>
            </>
          }
        >
          <p>{already.already}</p>
        </Sheet>
      ) : null}
    </div>
  )
}

const UNSEEN = {
  photo: 'Your photo is on its way. It goes to the cart as soon as it is there.',
  letters: 'The letters of your words are on their way. It goes to the cart as soon as they are there.',
}

const NO_PHOTO = 'Add a photo first.'

/** PE-23: the cart is found again by a cookie. */
const NO_COOKIES =
  'This browser refuses cookies, and without one we cannot keep a cart. Allow cookies for this shop, then add it again. Your design is saved.'
