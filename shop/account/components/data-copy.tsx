import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { ownFilePaths } from '../../routing/own-file-paths.ts'

/**
 * PE-21: the browser itself takes the file, and would show a page of its own in place of this one while the connection is
 * lost. So this page is read again first, which waits for the connection and says so.
 */
export function DataCopy() {
  const { state, revalidate } = useRevalidator()
  const isAsked = useRef(false)
  const isBusy = state !== 'idle'

  async function take(form: HTMLFormElement) {
    if (isAsked.current) return
    isAsked.current = true
    await revalidate()
    isAsked.current = false
    // Whoever is signed out meanwhile is on another page.
    if (form.isConnected) form.submit()
  }

  return (
    <form
      method="post"
      action={ownFilePaths.myData()}
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void take(event.currentTarget)
      }}
    >
      <LineNote busy={isBusy} />
      <Button type="submit" look="outline" busy={isBusy}>
        Download a copy
      </Button>
    </form>
  )
}
