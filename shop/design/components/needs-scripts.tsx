/** For those whose browser runs no scripts: nothing of the tool answers there, and this says why. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="absolute inset-x-3 top-3 z-10 mx-auto max-w-110 edge bg-paper px-4 py-3 text-center text-[0.9375rem]/[1.45]">
        The design tool draws your photo in this browser and needs JavaScript for it. Please switch it on for
        this shop and load the page again.
      </p>
    </noscript>
  )
}
