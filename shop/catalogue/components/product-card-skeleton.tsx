/** F-11: where a card will stand, in its own measures, so that nothing moves when it comes. */
export function ProductCardSkeleton() {
  return (
    <div aria-hidden className="flex flex-col motion-safe:animate-pulse">
      <div className="aspect-[4/5] rounded-picture bg-wall" />
      <div className="mt-4 h-5 w-3/4 rounded-s bg-sunk" />
      <div className="mt-2 h-5 w-1/3 rounded-s bg-sunk" />
      <div className="mt-4 mb-3 h-4 w-1/2 rounded-s bg-sunk" />
    </div>
  )
}
