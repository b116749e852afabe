import { Minus, Plus, Trash2 } from 'lucide-react'

interface StepperProps {
  /** What is counted, for screen readers, such as `Custom canvas print`. */
  label: string
  quantity: number
  /** Name of the form field that each button submits with its new quantity. */
  name: string
  most: number
}

/** Minus, number, plus; at one the minus becomes a bin. Its buttons submit the form around it. */
export function Stepper({ label, quantity, name, most }: StepperProps) {
  const last = quantity <= 1
  return (
    <fieldset className="inline-grid grid-cols-[44px_40px_44px] items-center rounded-m border-(length:--border-width) border-line-firm text-center">
      <legend className="sr-only">{`Quantity of ${label}`}</legend>
      <button
        type="submit"
        name={name}
        value={quantity - 1}
        aria-label={last ? `Remove ${label}` : `One fewer of ${label}`}
        className="grid h-11 place-items-center"
      >
        {last ? (
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        ) : (
          <Minus size={16} strokeWidth={1.5} aria-hidden />
        )}
      </button>
      <output className="tabular">{quantity}</output>
      <button
        type="submit"
        name={name}
        value={quantity + 1}
        disabled={quantity >= most}
        aria-label={`One more of ${label}`}
        className="grid h-11 place-items-center disabled:text-line-firm"
      >
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      </button>
    </fieldset>
  )
}
