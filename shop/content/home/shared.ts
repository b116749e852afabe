/** Words that hold for every brand. */
import type { HomeRecord, HomeSectionRecord } from '../rules/home-record.ts'

export const freeDelivery: HomeRecord['facts'][number] = {
  icon: 'truck',
  text: 'Free standard delivery over [FREESHIPPING]',
}

export const reviewsSection: HomeSectionRecord = {
  kind: 'reviews',
  headingUntil: 'The first review could be yours',
  textUntil:
    'Reviews are written by people who have what they bought at home. We read each one to keep out spam, and publish it with the stars it was given, good or bad.',
  link: { label: 'Write a review', to: '/write-a-review' },
}

export const sharedQuestions = [
  {
    question: 'What does delivery cost?',
    answer:
      'Standard delivery is free when your order is over [FREESHIPPING]. Below that, and for the faster methods, the checkout shows each price and its dates before you pay.',
  },
  {
    question: 'Do I need an account?',
    answer: 'No. An email for the confirmation and an address in Australia are enough.',
  },
  {
    question: 'Do the prices include GST?',
    answer: 'Yes. Every price in this shop is in Australian dollars with GST included.',
  },
] as const
