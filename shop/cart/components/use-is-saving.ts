import { useFetchers } from 'react-router'
import { DELIVERY_INTENT, NOTES_INTENT } from './notes-and-delivery-forms.ts'

/** What a form sends that leaves the sums as they are, or ends with another page. */
const WITHOUT_NEW_SUMS: readonly unknown[] = ['pay', NOTES_INTENT, DELIVERY_INTENT]

/** J-15, K-24: whether a change that may bring other sums is on its way, or the page is read again after it. */
export function useIsSaving(): boolean {
  return useFetchers().some(({ formData }) => formData && !WITHOUT_NEW_SUMS.includes(formData.get('intent')))
}
