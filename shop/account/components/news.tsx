import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { Notice } from '#ui/notice.tsx'

/**
 * What a press has done, said where its screen begins. Such a press takes its button away, or draws it anew: the news takes
 * the focus that the button had (PE-27).
 */
export function News({ kind = 'ok', children }: { kind?: 'ok' | 'problem'; children: ReactNode }) {
  const { key } = useLocation()
  // Of a page that is loaded anew, or gone back to, it is no news.
  const isNews = useNavigationType() !== 'POP'
  const box = useNewsFocus(key, isNews)
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-30 outline-none">
      <Notice kind={kind}>{children}</Notice>
    </div>
  )
}

/**
 * The element that takes the focus when what had it is gone with an act.
 *
 * @param act     another value for each act
 * @param isNews  whether the act that is known first is news as well
 */
export function useNewsFocus(act: unknown, isNews = false) {
  const box = useRef<HTMLDivElement>(null)
  const told = useRef(isNews ? undefined : act)
  useEffect(() => {
    if (told.current === act) return
    told.current = act
    if (document.activeElement === document.body) box.current?.focus()
  }, [act])
  return box
}
