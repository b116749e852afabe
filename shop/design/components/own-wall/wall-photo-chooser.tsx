import { Camera, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { usePhotoKinds } from '#shop/request/photo-kinds.ts'

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
    <div className="own-wall-start photo-corners">
      <h2>Your wall, to scale</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {problem === undefined ? null : (
        <p role="alert" className="own-wall-problem">
          {problem}
        </p>
      )}
      <div className="own-wall-buttons">
        <button type="button" className="tool-outline-button" onClick={() => files.current?.click()}>
          <Upload size={20} strokeWidth={1.5} aria-hidden />
          Choose a photo of your wall
        </button>
        <button
          type="button"
          className="tool-outline-button own-wall-camera"
          onClick={() => camera.current?.click()}
        >
          <Camera size={20} strokeWidth={1.5} aria-hidden />
          Take a photo
        </button>
      </div>
      <input ref={files} type="file" hidden accept={accept} onChange={onChange} />
      <input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={onChange} />
      <p className="tool-hint">The photo stays on this device. It is not sent to us.</p>
    </div>
  )
}
