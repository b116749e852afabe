import { Suspense, useEffect, useRef, useState } from 'react'
import type { Repeat } from '#packages/design-document/design.ts'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import { classNames } from '#ui/class-names.ts'
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts'
import { Picture } from '#ui/picture.tsx'
import { savesData } from '#ui/saves-data.ts'
import { type SceneSummary, sampleFiles } from '../../scenes/components/scene-summary.ts'
import { type ChosenPhoto, useChosenPhoto } from './photo/chosen-photo.ts'

const MockUpCanvas = lazyOrNothing(() =>
  import('./lazy/mock-up-canvas.tsx').then((module) => module.MockUpCanvas),
)

/** A scene that comes so near to the window is drawn with the chosen photo. */
const NEAR = '50% 0px'

interface LiveMockUpProps {
  scene: SceneSummary
  /** Which of our designs is seen in it until the shopper chooses a photo. */
  sample: string
  /** The face that is printed; the chosen photo is cut as a design of it begins. */
  face?: FaceShape
  /** How the product's tool begins to repeat the photo. */
  repeat?: Repeat | undefined
  sizes: string
  first?: boolean
  className?: string
}

/**
 * A product in a scene: at first a picture from the shop, and as soon as the shopper has chosen a photo, that photo in
 * the same place. The files of the scene are fetched only then, and where data are to be saved only when asked for.
 */
export function LiveMockUp({
  scene,
  sample,
  face,
  repeat,
  sizes,
  first = false,
  className,
}: LiveMockUpProps) {
  const photo = useChosenPhoto()
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [asksFirst, setAsksFirst] = useState(false)
  const [shown, setShown] = useState<ChosenPhoto>()
  const [hasFailed, setFailed] = useState(false)
  // Where a photo is tried already when the picture comes, ours would only flash up before it.
  const [isTrying] = useState(photo !== undefined)
  const isComing = isTrying && photo !== undefined && !asksFirst && !hasFailed
  const hasPhoto = photo !== undefined

  useEffect(() => {
    if (!hasPhoto || !place.current) return
    if (savesData()) return setAsksFirst(true)
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        setWanted(true)
      },
      { rootMargin: NEAR },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [hasPhoto])

  return (
    <div
      ref={place}
      className={classNames('picture-place relative', className)}
      style={{ aspectRatio: `${scene.width} / ${scene.height}` }}
    >
      <div
        role="img"
        aria-label={photo && shown === photo ? `Your photo: ${scene.alt}` : scene.alt}
        className="absolute inset-0"
      >
        {isComing ? null : (
          <Picture
            files={sampleFiles(sample, scene)}
            alt=""
            sizes={sizes}
            first={first}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        {photo && isWanted ? (
          <Suspense>
            <MockUpCanvas
              {...{ scene, photo, face, repeat }}
              onShown={setShown}
              onFailed={() => setFailed(true)}
              className="absolute inset-0 size-full object-cover"
            />
          </Suspense>
        ) : null}
      </div>
      {photo && asksFirst && !isWanted ? (
        <button
          type="button"
          onClick={() => setWanted(true)}
          className="absolute bottom-3 left-3 min-h-11 rounded-m bg-raised px-4 text-meta font-semibold text-ink shadow-low hover:bg-sunk"
        >
          Show my photo here
        </button>
      ) : null}
    </div>
  )
}
