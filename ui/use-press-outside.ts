import { useEffect } from 'react'

/**
 * For what a disclosure shows, which stands beside its button in one element: a press anywhere else closes it.
 *
 * @param id of what is shown
 */
export function usePressOutside(id: string, onClose: () => void): void {
  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const around = document.getElementById(id)?.parentElement
      if (target instanceof Node && !around?.contains(target)) onClose()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [id, onClose])
}
