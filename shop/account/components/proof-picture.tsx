import type { ProofOnPageFragment } from '../../generated/client/graphql.ts'

/** The picture is drawn from the press file some moments after the order. */
export function ProofPicture({
  proof,
}: {
  proof: Pick<ProofOnPageFragment, 'picture_url' | 'product_name' | 'is_cut_out'>
}) {
  const { picture_url, product_name, is_cut_out } = proof
  if (!picture_url) {
    return (
      <p className="rounded-l bg-sunk p-8 text-ink-2">
        We are still drawing this proof. Open the page again in a minute.
      </p>
    )
  }
  return (
    <figure className="grid justify-items-start gap-2">
      <a href={picture_url} className="block w-fit rounded-l bg-sunk p-4">
        <img
          src={picture_url}
          alt={`${product_name}, as it will be printed`}
          className="max-h-[80vh] max-w-full object-contain"
        />
      </a>
      {/* The margin around the face would look like a mistake. */}
      <figcaption className="max-w-[60ch] text-small text-ink-2">
        {is_cut_out
          ? 'This is the print as it is cut. A little more is printed around it, so that no white shows at its edge.'
          : 'This is the whole print. Its outermost part goes around the edge or is cut away.'}
      </figcaption>
    </figure>
  )
}
