import { useEffect, useRef, useState } from 'react'
import type { SceneSummary } from '#shop/scenes/components/scene-summary.ts'
import { classNames } from '#ui/class-names.ts'
import { photoIn } from '../../../photos/tray.ts'
import { figuresOf, isEmptyDesign, sizeInWords } from '../../editor/draft/draft.ts'
import { createLiveScene, type LiveScene } from '../../editor/in-scene/live-scene.ts'
import { sceneAnnounced, sceneInWords } from '../../editor/in-scene/scene-words.ts'
import { photosOf } from '../../rules/photos-of.ts'
import {
  useDraft,
  useEditorSession,
  useFace,
  useFigures,
  usePictures,
  useSlice,
  useWords,
} from '../hooks/use-editor-session.ts'
import { useScene } from '../hooks/use-views.ts'
import { LINK } from '../looks/looks.tsx'
import { VIEW_PLACE, VIEW_WORDS } from '../looks/view-looks.tsx'

/** The design as it is now, in a photograph of the product. Made on this device; nothing is sent for it. */
export function InScene() {
  const scene = useScene()
  return scene ? <LivePicture scene={scene} /> : null
}

function LivePicture({ scene }: { scene: SceneSummary }) {
  const { editor, uploads, fontCache } = useEditorSession()
  const draft = useDraft()
  const face = useFace()
  const { widthMm, heightMm } = face
  const { depthMm, copies, label: open } = useFigures()
  const { piece, seen } = useWords()
  const fonts = useSlice(fontCache.fonts, (value) => value)
  const tray = useSlice(uploads.tray, (value) => value)
  const pictureOf = usePictures()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [live, setLive] = useState<LiveScene>()
  const [state, setState] = useState<'opening' | 'shown' | 'failed'>('opening')
  const [sideNames, setSideNames] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const size = sizeInWords(editor.record, draft.choice)
  const isPhotoAway = photosOf(draft.design).some((photo) => !photoIn(tray, photo)?.picture)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens the scene anew
  useEffect(() => {
    const widthPx = (canvas.current?.clientWidth ?? 0) * devicePixelRatio
    const wrap = depthMm > 0 ? { across: depthMm / widthMm, down: depthMm / heightMm } : undefined
    const opened = createLiveScene(
      scene,
      { widthPx, wrap },
      {
        onPicture(picture, names) {
          if (!canvas.current) return
          canvas.current.width = picture.width
          canvas.current.height = picture.height
          canvas.current.getContext('2d')?.putImageData(picture, 0, 0)
          setSideNames((before) => (before.join() === names.join() ? before : names))
          setState('shown')
        },
        onFailure: () => setState('failed'),
      },
    )
    setLive(opened)
    return () => opened.close()
  }, [scene, widthMm, heightMm, depthMm, attempt])

  const { surfaces } = draft.design
  useEffect(() => {
    live?.follow({ surfaces, copies, fonts, pictureOf })
  }, [live, surfaces, copies, fonts, pictureOf])

  const shown = surfaces
    .filter(({ name }) => sideNames.includes(name))
    .map((surface) => figuresOf(editor.record, draft, surface))
  const sides = shown.map(({ label }) => label)
  const hasPieces = shown.some(({ jigsaw }) => jigsaw !== undefined)
  const announced = sceneAnnounced({ piece, seen, open, sides, hasPieces })
  useEffect(() => {
    if (state === 'shown') editor.announce(announced)
  }, [editor, state, announced])

  function tryAgain() {
    setState('opening')
    setAttempt((number) => number + 1)
  }

  function words() {
    if (state === 'opening') return 'One moment'
    if (isEmptyDesign(draft.design)) return `Your ${piece} is still empty. Add a photo and see it here.`
    if (isPhotoAway) return 'Your photo is on its way. It is seen here as soon as it is ready.'
    return (
      <>
        <b>{size}</b>
        <span>{` ${sceneInWords({ seen, open, sides, hasPieces })}`}</span>
      </>
    )
  }

  return (
    <>
      <div className={classNames(VIEW_PLACE, 'inset-x-3 top-18 bottom-16.5')}>
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Your ${piece} ${seen}, ${size}`}
          className={classNames(
            'block aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))] rounded-m transition-opacity duration-(--base)',
            state !== 'shown' && 'opacity-0',
          )}
          style={{ '--ratio': scene.width / scene.height } as React.CSSProperties}
          data-state={state}
        />
      </div>
      {state === 'failed' ? (
        <div className={classNames(VIEW_WORDS, 'grid justify-items-center')} role="alert">
          <p>The photograph could not be fetched. Your design is safe, and everything else works.</p>
          <button type="button" className={LINK} onClick={tryAgain}>
            Try again
          </button>
        </div>
      ) : (
        <p className={VIEW_WORDS}>{words()}</p>
      )}
    </>
  )
}
