import { Check, Copy, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { brand } from '../../brands/brand.ts'

/** The link to pass on: a field to select, and where scripts run also a press that copies or shares it. */
export function ReferralLink({ url }: { url: string }) {
  const box = useRef<HTMLDivElement>(null)
  // What a browser can do is known after hydration; the page without scripts has no button that does nothing.
  const [ways, setWays] = useState<{ copies: boolean; shares: boolean }>()
  const [said, setSaid] = useState<keyof typeof WORDS>()
  useEffect(() => {
    setWays({ copies: navigator.clipboard !== undefined, shares: navigator.share !== undefined })
  }, [])
  useEffect(() => {
    if (said !== 'copied') return
    const timer = setTimeout(() => setSaid(undefined), COPIED_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid('copied')
    } catch {
      box.current?.querySelector('input')?.select()
      setSaid('by-hand')
    }
  }
  async function share() {
    try {
      await navigator.share({ title: brand.name, url })
    } catch {
      // The sheet was closed, or this page may not open it: the field and the other button are there.
    }
  }

  return (
    <div ref={box} className="grid max-w-[36rem] gap-3">
      <TextField
        label="Your link"
        name="referral-link"
        autoComplete="off"
        readOnly
        defaultValue={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      {ways ? (
        <div className="flex flex-wrap items-center gap-3">
          {ways.copies ? (
            <Button type="button" onClick={copy}>
              {said === 'copied' ? (
                <Check aria-hidden className="size-5" />
              ) : (
                <Copy aria-hidden className="size-5" />
              )}
              <span>Copy the link</span>
            </Button>
          ) : null}
          {ways.shares ? (
            <Button type="button" look="outline" onClick={share}>
              <Share2 aria-hidden className="size-5" />
              <span>Share</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      <p role="status" className="min-h-6 text-small text-ink-2">
        {said ? WORDS[said] : ''}
      </p>
    </div>
  )
}

const COPIED_FOR_MS = 6_000
const WORDS = {
  copied: 'The link is copied.',
  'by-hand': 'This browser does not let us copy it. The link is selected, so you can copy it yourself.',
} as const
