import { abnInWords } from '#packages/typed-values/typed-abn.ts'

/** The numbers of the business that an order was bought for, a line each. */
export function businessNumbers(
  business: { abn: string | null; gst_number: string | null } | null | undefined,
): string[] {
  const { abn, gst_number } = business ?? {}
  return [...(abn ? [`ABN ${abnInWords(abn)}`] : []), ...(gst_number ? [`GST number ${gst_number}`] : [])]
}
