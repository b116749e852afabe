import { useId } from 'react'

/** A slider with its value in words. One slide, or one hold of a key, is one undo step. */
export function Slider({
  label,
  value,
  words,
  min,
  max,
  step,
  onSlide,
  onEnd,
}: {
  label: string
  value: number
  /** The value as it is read, such as `106%`. */
  words: string
  min: number
  max: number
  step: number
  onSlide: (value: number) => void
  onEnd: () => void
}) {
  const id = useId()
  const share = max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2 text-[0.875rem]">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <output htmlFor={id} className="tabular text-ink-2">
        {words}
      </output>
      <input
        id={id}
        className="slider col-span-full h-7 w-full"
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={words}
        style={{ '--share': `${share * 100}%` } as React.CSSProperties}
        onChange={(event) => onSlide(event.currentTarget.valueAsNumber)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
        onBlur={onEnd}
      />
    </div>
  )
}
