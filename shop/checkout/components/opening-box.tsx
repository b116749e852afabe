/** A box to tick that opens or closes what stands below it, by styles alone: before the page is hydrated, and without. */
export function OpeningBox({ name, isTicked, label }: { name: string; isTicked: boolean; label: string }) {
  return (
    <label className="flex min-h-6 gap-3 text-small">
      <input
        type="checkbox"
        name={name}
        value="yes"
        defaultChecked={isTicked}
        className="mt-0.5 size-5 shrink-0 accent-(--brand)"
      />
      <span>{label}</span>
    </label>
  )
}
