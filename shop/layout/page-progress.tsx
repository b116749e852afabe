import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { FIRST_PERCENT, nextPercent, TRICKLE_MS } from './progress.ts'

/** B-39: a progress bar at the very top while the next page loads. */
export function PageProgress() {
  const isUnderWay = useNavigation().state !== 'idle'
  return isUnderWay ? <Line /> : null
}

function Line() {
  const [percent, setPercent] = useState(FIRST_PERCENT)
  useEffect(() => {
    const timer = setInterval(() => setPercent(nextPercent), TRICKLE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5"
    >
      <div
        className="h-full origin-left bg-brand transition-[scale] duration-(--base) ease-soft"
        style={{ scale: `${percent / 100} 1` }}
      />
    </div>
  )
}
