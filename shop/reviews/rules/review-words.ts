/** Sentences of the page on which a review is written, and of the API behind it. */

/** Pictures that go with a review. */
export const MAX_PICTURES = 5

/** What the author of pictures agrees to; kept with each. A new sentence is a new text here, never a change of this one. */
export const PICTURES_CONSENT = 'You may show my pictures with my review, in your shop and in your emails.'

/** How the stars are called, the lowest first. */
export const STAR_WORDS = ['Poor', 'Fair', 'Good', 'Great', 'Excellent'] as const

export const LINK_IS_OVER =
  'This link has expired, or was cut short. Find your order below with its number and your email.'
export const NOTHING_ARRIVED =
  'We have no word yet that your order has arrived. Come back once it is with you: what is in it can be reviewed then.'
export const NOTHING_TO_REVIEW =
  'Nothing in this order can be reviewed: it was cancelled, given back, or is no product.'
export const FORM_IS_OVER =
  'This page was open for too long. Find your order again below, and send the review once more: what you wrote is still here.'
export const REVIEWED_ALREADY = 'There is a review of this piece already. Each piece has one.'
export const PICTURES_NEED_CONSENT = 'Tick that we may show your pictures, or remove them.'
export const TOO_MANY_PICTURES = `At most ${MAX_PICTURES} pictures go with a review. Please remove some.`
export const PICTURE_IS_GONE = 'One of your pictures is not here any more. Please choose your pictures again.'
export const REVIEW_IS_IN =
  'Thank you. We have your review and read it before it is shown, with the stars you gave, good or bad.'
