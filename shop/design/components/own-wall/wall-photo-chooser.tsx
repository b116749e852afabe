import { Camera, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { usePhotoKinds } from '#shop/request/photo-kinds.ts'
import { classNames } from '#ui/class-names.ts'
import { HINT, outlineButtonClass, START_HEADING } from '../looks/looks.tsx'
import { WallButtons } from './wall-foot.tsx'

const STEPS = [
  'Tape a sheet of A4 paper flat on the wall, near where the print is to hang.',
  'Stand straight in front, about two metres away, and hold the camera level.',
  'Take a photo with the whole sheet in it.',
]

/** How a wall is photographed, and where its photo is chosen. */
export function WallPhotoChooser({
  problem,
  onFile,
}: {
  problem: string | undefined
  onFile: (file: File) => void
}) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { accept } = usePhotoKinds()
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    if (file) onFile(file)
  }
  return (
    <div className="own-wall-start photo-corners absolute top-[calc(50%+30px)] left-1/2 grid max-h-[calc(100%-84px)] w-[min(460px,calc(100%-32px))] -translate-1/2 justify-items-center gap-3.5 overflow-auto bg-paper px-6 py-7">
      <h2 className={START_HEADING}>Your wall, to scale</h2>
      <ol className="grid list-decimal gap-1.5 pl-5 text-[0.9375rem]/[1.45]">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {problem === undefined ? null : (
        <p role="alert" className="rounded-m bg-danger-soft px-3.5 py-2.5 text-[0.875rem] text-danger">
          {problem}
        </p>
      )}
      <WallButtons>
        <button type="button" className={outlineButtonClass()} onClick={() => files.current?.click()}>
          <Upload size={20} strokeWidth={1.5} aria-hidden />
          Choose a photo of your wall
        </button>
        <button
          type="button"
          // A camera at hand is offered where fingers point.
          className={outlineButtonClass({ className: 'not-pointer-coarse:hidden' })}
          onClick={() => camera.current?.click()}
        >
          <Camera size={20} strokeWidth={1.5} aria-hidden />
          Take a photo
        </button>
      </WallButtons>
      <input ref={files} type="file" hidden accept={accept} onChange={onChange} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={onChange} />
      <p className={classNames(HINT, 'text-center')}>The photo stays on this device. It is not sent to us.</p>
    </div>
  )
}
