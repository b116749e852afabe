import { type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { buttonClass } from '#ui/button-class.ts'
import { nextPaint } from '#ui/next-paint.ts'
import { paths } from '../../routing/paths.ts'
import { chosenIn } from '../rules/chosen.ts'
import { StartOrder } from './start-order.tsx'

interface StartChosenProps {
  record: ProductRecord
  choice: Choice
  /** SKU of the page, which names the line in the cart. */
  sku: string
  photo: string | undefined
  inStock: boolean
}

/**
 * PE-14: the way into the design tool with what is chosen in the form around it. The form itself is sent, so that a press
 * before the page is hydrated, or without scripts, means what is on the screen; a hydrated page goes on by itself, with
 * the fields as they are at the press. So it is a button, and is called one to those who hear it: Enter and the space
 * bar press it, and there is no address behind it to copy or to open.
 */
export function StartChosen({ record, choice, sku, photo, inStock }: StartChosenProps) {
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  const toolFor = (chosen: Choice) =>
    paths.designTool({ sku: formatSku(record, chosen), product: sku, photo }, record.toolPath)
  if (!inStock) return <StartOrder to="" inStock={false} size="large" />

  function go(event: MouseEvent<HTMLButtonElement>) {
    const { form } = event.currentTarget
    // With a key held down the browser sends the form to a tab of its own.
    if (!form || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const fields = new FormData(form)
    setGoing(true)
    void leaveFor(chosenIn(record, { get: (name) => fields.get(name)?.toString() ?? null }))
  }

  /** The press is seen before the work of leaving begins, which holds a slow phone for half a second. */
  async function leaveFor(chosen: Choice) {
    await nextPaint()
    await navigate(toolFor(chosen))
    setGoing(false)
  }

  return (
    <button
      type="submit"
      formAction={record.toolPath}
      aria-busy={isGoing || undefined}
      data-ahead={toolFor(choice)}
      onClick={go}
      className={buttonClass({ size: 'large' })}
    >
      Start Order
    </button>
  )
}
