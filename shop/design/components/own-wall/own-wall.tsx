import { useEffect, useState } from 'react'
import type { Corners } from '#packages/wall/homography.ts'
import { lookForSheet } from '../../editor/own-wall/look-for-sheet.ts'
import { cornersToMove, measuredWall } from '../../editor/own-wall/own-wall.ts'
import { keepWall, removeWall, takeWall } from '../../editor/own-wall/stored-wall.ts'
import { type WallPhoto, wallPhotoOf } from '../../editor/own-wall/wall-photo.ts'
import { useEditorSession } from '../hooks/use-editor-session.ts'
import { VIEW_WORDS } from '../looks/view-looks.tsx'
import { type Hanging, HungOnWall } from './hung-on-wall.tsx'
import { OWN_WALL_PHOTO, OWN_WALL_PLACE } from './own-wall-looks.tsx'
import { SheetCorners } from './sheet-corners.tsx'
import { WallPhotoChooser } from './wall-photo-chooser.tsx'

/** What is known of the wall; each step keeps what the steps before found. */
type Step =
  | { kind: 'opening' }
  | { kind: 'photo'; problem?: string | undefined }
  | { kind: 'looking'; photo: WallPhoto }
  | { kind: 'corners'; photo: WallPhoto; corners: Corners; isFound: boolean; hanging: Hanging }
  | { kind: 'hung'; photo: WallPhoto; corners: Corners; hanging: Hanging }

const FIRST_OF_STEP = '.own-wall-face, .own-wall-corner, .own-wall-start button'
const FOUND = 'We found the sheet. Check that each handle is on its corner.'
const NOT_FOUND = 'We could not find the sheet. Drag each handle onto its corner.'

/** The shopper's piece in a photo of their own wall. The photo stays on this device. */
export function OwnWall() {
  const { editor } = useEditorSession()
  const [step, setStep] = useState<Step>({ kind: 'opening' })

  useEffect(() => {
    let isOpen = true
    void openKept().then((kept) => {
      if (isOpen) setStep(kept ?? { kind: 'photo' })
    })
    return () => {
      isOpen = false
    }
  }, [])

  // What had the focus goes with each step; left alone it would fall to the top of the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step
  useEffect(() => {
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(FIRST_OF_STEP)?.focus({ preventScroll: true })
  }, [step.kind])

  async function take(file: File) {
    setStep({ kind: 'opening' })
    const answer = await wallPhotoOf(file)
    if (answer.kind === 'refused') return setStep({ kind: 'photo', problem: answer.message })
    const { photo } = answer
    setStep({ kind: 'looking', photo })
    const found = await lookForSheet(photo)
    editor.announce(found ? FOUND : NOT_FOUND)
    setStep({
      kind: 'corners',
      photo,
      corners: found ?? cornersToMove(photo.pixels),
      isFound: found !== undefined,
      hanging: {},
    })
  }

  function hang(photo: WallPhoto, corners: Corners, hanging: Hanging) {
    setStep({ kind: 'hung', photo, corners, hanging })
    void keepWall({ photo: photo.file, corners, ...hanging })
  }

  function remove(photo: WallPhoto) {
    void removeWall()
    URL.revokeObjectURL(photo.href)
    editor.announce('Your wall photo is removed from this device.')
    setStep({ kind: 'photo' })
  }

  switch (step.kind) {
    case 'opening':
      return <p className={VIEW_WORDS}>Opening your photo</p>
    case 'photo':
      return <WallPhotoChooser problem={step.problem} onFile={take} />
    case 'looking':
      return (
        <>
          <div className={OWN_WALL_PLACE}>
            <img className={OWN_WALL_PHOTO} src={step.photo.href} alt="Your wall" />
          </div>
          <p className={VIEW_WORDS}>Looking for the sheet</p>
        </>
      )
    case 'corners': {
      const { photo, corners, hanging } = step
      return (
        <SheetCorners
          {...step}
          note={step.isFound ? FOUND : NOT_FOUND}
          onMove={(moved) => setStep({ ...step, corners: moved })}
          onDone={() => hang(photo, corners, hanging)}
          onRemove={() => remove(photo)}
        />
      )
    }
    case 'hung': {
      const { photo, corners, hanging } = step
      const wall = measuredWall(corners, photo.pixels, hanging.turnDeg)
      if (!wall) return <WallPhotoChooser problem={undefined} onFile={take} />
      return (
        <HungOnWall
          photo={photo}
          wall={wall}
          hanging={hanging}
          onHang={(next) => setStep({ ...step, hanging: next })}
          onSettled={(next) => hang(photo, corners, next)}
          onCorners={() => setStep({ kind: 'corners', photo, corners, hanging, isFound: true })}
          onRemove={() => remove(photo)}
        />
      )
    }
  }
}

async function openKept(): Promise<Step | undefined> {
  const kept = await takeWall()
  if (!kept) return undefined
  const { corners, middle, turnDeg } = kept
  const answer = await wallPhotoOf(kept.photo)
  if (answer.kind !== 'photo') return undefined
  return { kind: 'hung', photo: answer.photo, corners, hanging: { middle, turnDeg } }
}
