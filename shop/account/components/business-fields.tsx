import { ChevronDown } from 'lucide-react'
import { TextField } from '#ui/field.tsx'
import type { AccountProblems } from '../rules/account-form.ts'
import { CertificateField } from './certificate-field.tsx'

/** J-12, CA-64: both may be left out. */
export function BusinessFields({
  typed,
  problems,
}: {
  typed: Readonly<Record<string, string>> | undefined
  problems: AccountProblems
}) {
  return (
    <details
      open={problems.gstNumber !== undefined || Boolean(typed?.gstNumber)}
      className="group border-y border-line"
    >
      <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 font-semibold">
        <span>Buying for a business?</span>
        <ChevronDown
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className="transition-transform duration-(--base) group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pb-5">
        <TextField
          label="GST number"
          aside="optional"
          name="gstNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="15 letters and digits."
          defaultValue={typed?.gstNumber}
          error={problems.gstNumber}
        />
        <CertificateField reference={typed?.gstCertificate} problem={problems.certificate} />
      </div>
    </details>
  )
}
