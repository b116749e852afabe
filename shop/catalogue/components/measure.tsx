/** How long a side of its parent is. Its ground is a picture, whose colours stay what they are (PE-25). */
export function Measure({ side, lengthMm }: { side: 'above' | 'beside'; lengthMm: number }) {
  const ticks =
    'before:absolute before:bg-current before:opacity-65 after:absolute after:bg-current after:opacity-65'
  const text = <span className="absolute whitespace-nowrap">{centimetres(lengthMm)}</span>
  return side === 'above' ? (
    <span
      className={`forced-color-adjust-none tabular absolute inset-x-0 -top-4 h-px bg-on-wall/65 text-[12px] font-semibold text-on-wall before:-top-1 before:left-0 before:h-[9px] before:w-px after:-top-1 after:right-0 after:h-[9px] after:w-px [&>span]:bottom-1 [&>span]:left-1/2 [&>span]:-translate-x-1/2 ${ticks}`}
    >
      {text}
    </span>
  ) : (
    <span
      className={`forced-color-adjust-none tabular absolute inset-y-0 -right-4.5 w-px bg-on-wall/65 text-[12px] font-semibold text-on-wall before:top-0 before:-left-1 before:h-px before:w-[9px] after:bottom-0 after:-left-1 after:h-px after:w-[9px] [&>span]:top-1/2 [&>span]:left-2.5 [&>span]:-translate-y-1/2 ${ticks}`}
    >
      {text}
    </span>
  )
}

/** One decimal where it is needed: `20 cm`, `30.5 cm`. */
export function centimetres(lengthMm: number): string {
  return `${Math.round(lengthMm) / 10} cm`
}
