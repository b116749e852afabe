/** What happens between a press of "Add to cart" and the cart: it waits for photos, letters, uploads and the last save. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { deviceTexts, keepsCookies } from '#ui/device.ts'
import { nextPaint } from '#ui/next-paint.ts'
import { photoIn, shareOf, type TrayPhoto } from '../../../photos/tray.ts'
import { fetchLetters } from '../../editor/measure-of.ts'
import { useBuying } from './buying.ts'
import { useChecks, useDesign, useEditorSession, useMeasure, useSlice } from './use-editor-session.ts'

/**
 * `missing` and `photo` were pressed with nothing on the board: no photo was chosen, or it is not there yet. `letters`
 * waits for a font, because nobody can say before what becomes of the words. `line` waits for a save that the line or the
 * shop has failed at, and that is tried again until it is done.
 */
type Waiting = 'none' | 'missing' | 'photo' | 'letters' | 'confirm' | 'upload' | 'save' | 'line'

export function useAddToCart() {
  const { uploads, saver, editor, fontCache } = useEditorSession()
  const { problem, buy, goesTo } = useBuying()
  const [waiting, setWaiting] = useState<Waiting>('none')
  const [trouble, setTrouble] = useState<string | undefined>(undefined)
  const wantsAnother = useRef(false)
  const tray = useSlice(uploads.tray, (value) => value)
  const saving = useSlice(saver.state, ({ kind }) => kind)
  const design = useDesign()
  const elements = design.surfaces.flatMap((surface) => surface.elements)
  const measure = useMeasure()
  const areLettersAway = elements.some((element) => element.type === 'text' && measure.isAwaited(element))
  const doubts = useChecks().flatMap((check) =>
    check.findings.filter(({ asks }) => asks).map((finding) => ({ check, finding })),
  )
  const used = elements.flatMap((element) => (element.type === 'photo' ? [photoIn(tray, element.photo)] : []))
  const coming = used.find((photo) => photo !== undefined && photo.upload.kind !== 'arrived')
  const isEmpty = elements.length === 0
  const brought = tray.filter(({ upload }) => upload.kind !== 'refused')

  async function save(isAnother = false) {
    setTrouble(undefined)
    setWaiting('save')
    // The press is seen first.
    await nextPaint()
    // A ready-made design that nobody has changed is saved once somebody wants it.
    if (!saver.base()) saver.changed(editor.draft())
    const saved = await saver.flush()
    wantsAnother.current = isAnother
    const now = saver.state.get()
    const isRefused = now.kind === 'invalid' || now.kind === 'elsewhere'
    if (!saved && !isRefused) return setWaiting('line')
    setWaiting('none')
    if (saved && !keepsCookies()) setTrouble(NO_COOKIES)
    else if (saved) buy(saved, isAnother)
    else if (now.kind === 'invalid') setTrouble(now.message)
  }

  const go = () => (coming ? setWaiting('upload') : void save())
  const onArrived = useEffectEvent(() => void save())
  useEffect(() => {
    if (waiting === 'upload' && !coming) onArrived()
  }, [waiting, coming])
  const onLine = useEffectEvent(() => void save(wantsAnother.current))
  useEffect(() => {
    if (waiting === 'line' && saving !== 'retrying' && saving !== 'saving') onLine()
  }, [waiting, saving])

  function press() {
    if (isEmpty && brought.some(({ picture }) => picture === undefined)) setWaiting('photo')
    else if (isEmpty) {
      setWaiting('missing')
      editor.announce(NO_PHOTO)
    } else if (areLettersAway) {
      setWaiting('letters')
      void fetchLetters(fontCache, design).catch(() => undefined)
    } else if (doubts.length > 0) setWaiting('confirm')
    else go()
  }
  const onSeen = useEffectEvent(press)
  const isPhotoAway = isEmpty && brought.length > 0
  useEffect(() => {
    if ((waiting === 'photo' && !isPhotoAway) || (waiting === 'letters' && !areLettersAway)) onSeen()
  }, [waiting, isPhotoAway, areLettersAway])

  const withdraw = () => setWaiting('none')
  return {
    press,
    isWaiting: ['photo', 'letters', 'upload', 'save', 'line'].includes(waiting),
    /** Why it is not in the cart yet. */
    sentence:
      waitingWords(waiting, coming, goesTo) ??
      (waiting === 'missing' && isEmpty ? NO_PHOTO : (trouble ?? problem)),
    /** For a wait that the shopper can end: a save alone is over in a moment. */
    withdraw: waitingWords(waiting, coming, goesTo) === undefined ? undefined : withdraw,
    /** What the shopper is asked before it is printed; empty when there is nothing to ask. */
    doubts: waiting === 'confirm' ? doubts : [],
    /** The answer to the doubts. */
    decide(printsIt: boolean) {
      withdraw()
      if (printsIt) go()
    },
    /** Puts one more of what is in the cart already into it. */
    addAnother: () => void save(true),
  }
}

function waitingWords(waiting: Waiting, coming: TrayPhoto | undefined, goesTo: string): string | undefined {
  if (waiting === 'photo' || waiting === 'letters') return UNSEEN[waiting](goesTo)
  if (waiting === 'upload' && coming) {
    return `Your photo is still uploading, ${Math.floor(shareOf(coming) * 100)}%. It ${goesTo} as soon as it is there.`
  }
  if (waiting !== 'line') return undefined
  const lasting = deviceTexts('local').lasts() ? 'It is kept on this device.' : 'Keep this page open.'
  return `We could not save your design just now. ${lasting} We keep trying, and it ${goesTo} as soon as it is saved.`
}

const UNSEEN = {
  photo: (goesTo: string) => `Your photo is on its way. It ${goesTo} as soon as it is there.`,
  letters: (goesTo: string) =>
    `The letters of your words are on their way. It ${goesTo} as soon as they are there.`,
}

const NO_PHOTO = 'Add a photo first.'

/** PE-23: the cart is found again by a cookie. */
const NO_COOKIES =
  'This browser refuses cookies, and without one we cannot keep a cart. Allow cookies for this shop, then add it again. Your design is saved.'
