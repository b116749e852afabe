import { useEffect, useRef, useState } from 'react'
import type { Repeat } from '#packages/design-document/design.ts'
import type { FaceShape } from '#packages/design-document/geometry.ts'
import { classNames } from '#ui/class-names.ts'
import type { SceneSummary } from '../../../scenes/components/scene-summary.ts'
import type { ChosenPhoto } from '../photo/chosen-photo.ts'
import { showPhoto } from './show-photo.ts'

interface MockUpCanvasProps {
  scene: SceneSummary
  photo: ChosenPhoto
  face: FaceShape | undefined
  repeat: Repeat | undefined
  /** It is seen now. */
  onShown: (photo: ChosenPhoto) => void
  /** Its scene cannot be fetched now. */
  onFailed: () => void
  className: string
}

/** The chosen photo in a scene. It lies over the shop's picture, which stays when the scene cannot be fetched. */
export function MockUpCanvas({
  scene,
  photo,
  face,
  repeat,
  onShown,
  onFailed,
  className,
}: MockUpCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shown, setShown] = useState<ChosenPhoto>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told afterwards draws nothing anew
  useEffect(() => {
    const drawing = new AbortController()
    if (canvas.current) {
      showPhoto(canvas.current, scene, { photo: photo.picture, face, repeat }, drawing.signal).then(
        (isShown) => {
          if (!isShown) return
          setShown(photo)
          onShown(photo)
        },
        // Without a connection the shop's own picture stays, and choosing a photo again tries again.
        onFailed,
      )
    }
    return () => drawing.abort()
  }, [scene, photo, face, repeat])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      data-shown={shown === photo || undefined}
      className={classNames(
        className,
        'transition-opacity duration-(--base) motion-reduce:transition-none',
        shown === undefined && 'opacity-0',
      )}
    />
  )
}
