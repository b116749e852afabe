import { data } from 'react-router'
import { ArtworkProofPageDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { NoProof } from '../components/no-proof.tsx'
import { ProofPicture } from '../components/proof-picture.tsx'
import type { Route } from './+types/artwork-proof-page.ts'
import { SECRET_PAGE } from './answer-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('key') ?? ''
  try {
    const { artworkProof: proof } = await apiOf(context).send(ArtworkProofPageDocument, { key })
    return data({ proof, refusal: undefined }, { headers: SECRET_PAGE })
  } catch (error) {
    if (!isApiError(error) || error.reference !== undefined) throw error
    return data({ proof: undefined, refusal: sentenceOf(error) }, { status: 404, headers: SECRET_PAGE })
  }
}

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Artwork proof' })
}

/** L-02: one picture as it will be printed, for whoever has its link. */
export default function ArtworkProofPage({ loaderData: { proof, refusal } }: Route.ComponentProps) {
  if (!proof) return <NoProof reason={refusal} />
  return (
    <div className="container-page grid gap-6 pb-section">
      <h1 className="display pt-8 text-h1 lg:pt-14">{proof.product_name}</h1>
      <ProofPicture proof={proof} />
    </div>
  )
}
