/** The pages of Keepsake Neon that say something else than those of shops that print photos. */
import type { PageWritten } from '#shop/content/commands/write-page.ts'
import { seen } from './content-pages.ts'

export const neonContentPages: readonly PageWritten[] = [
  {
    ...seen,
    identifier: 'home',
    title: 'Keepsake Neon',
    contentHeading: 'Say it in light',
    content: '<p>Ready-made LED neon signs for Australian walls.</p>',
    metaTitle: 'LED neon signs, ready to hang',
    metaDescription: 'Ready-made LED neon signs. Prices in Australian dollars with GST.',
  },
  {
    ...seen,
    identifier: 'about-us',
    title: 'About us',
    content:
      '<p>Keepsake Neon sells ready-made LED neon signs: words and shapes in one line of light.</p>' +
      '<p>We are in Marsden Park, New South Wales, and deliver within Australia.</p>',
    metaDescription: 'Who is behind Keepsake Neon, and where.',
  },
  {
    ...seen,
    identifier: 'shipping-policy',
    title: 'Delivery',
    content:
      '<p>We deliver to addresses in Australia. The cart shows each method with its price and its days before you pay; standard delivery is free from the amount that the cart names.</p>' +
      '<h2>Far away</h2><p>To islands such as Christmas, Norfolk and Flinders Island, and to communities far from any city, standard delivery takes longer and is the only method. With your postcode, the cart shows its days.</p>' +
      '<h2>When does the time begin?</h2><p>Days are business days, counted from the day your order is placed.</p>',
    metaDescription: 'Where we deliver, what it costs, and how long it takes.',
  },
  {
    ...seen,
    identifier: 'returns-and-refunds',
    title: 'Returns and refunds',
    content:
      '<p>If something is wrong with your sign, tell us within 90 days and send photos of it. We look at them within 24 hours and repair, replace or refund it, as the law gives you the choice.</p>' +
      '<p>Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure, and to compensation for other reasonably foreseeable loss or damage. You are also entitled to have goods repaired or replaced if they are not of acceptable quality and the failure is not a major one.</p>',
    metaDescription: 'What happens when something is not right: 90 days, photos, and your rights.',
  },
  {
    ...seen,
    identifier: 'terms-conditions',
    title: 'Terms and conditions',
    content:
      '<h2>Prices</h2><p>All prices are in Australian dollars and include GST. What you pay is the total that the checkout shows before you pay it.</p>' +
      '<h2>Your order</h2><p>An order is placed when you see its number. You may cancel it until it is packed.</p>' +
      '<h2>Gift certificates</h2><p>They are good for at least three years, with the date shown on them, and cost no fees.</p>' +
      '<h2>When something is wrong</h2><p>See <a href="/returns-and-refunds">Returns and refunds</a>. Nothing here takes away rights that the law gives you.</p>',
    metaDescription: 'What you and we agree to when you order.',
  },
  {
    ...seen,
    identifier: 'privacy-policy',
    title: 'Privacy',
    content:
      '<h2>What we keep</h2><p>Your name, addresses and orders, so that we can send them and keep the books that the law asks for. Card numbers never reach our computers.</p>' +
      '<h2>Newsletter</h2><p>We write to you only after you said yes by the link in an email, and keep when and where you did. Every email has a link that ends it at once.</p>' +
      '<h2>What you may ask for</h2><p>A copy of what we keep about you, its correction, or that we forget you. Use the <a href="/contact-us">contact page</a>.</p>',
    metaDescription: 'What Keepsake Neon keeps about you, why, and how to have it removed.',
  },
  {
    ...seen,
    identifier: 'faq',
    title: 'Questions people ask',
    content:
      '<h2>Does a sign get hot?</h2><p>No. It is lit by LEDs in silicone. There is no glass and no gas in it.</p>' +
      '<h2>Do I need an electrician?</h2><p>No. The sign runs on 12 volts from a plug pack that goes into a usual socket.</p>' +
      '<h2>Can I hang it outside?</h2><p>Not these. They are made for dry walls indoors.</p>' +
      '<h2>Do the prices include GST?</h2><p>Yes, all of them.</p>',
    metaDescription: 'Short answers about light, power, prices and orders.',
  },
  {
    ...seen,
    identifier: 'hanging-a-sign',
    title: 'Hanging a sign',
    content:
      '<p>All it needs is a wall, a pencil and a socket within reach of the cord.</p>' +
      '<h2>Choose the height</h2><p>Look up at it a little: the lower edge at about 160 cm from the floor, or 20 cm above the back of a sofa.</p>' +
      '<h2>Mind the width</h2><p>Half to two thirds of what stands below it looks settled. Each product page says how wide the sign is.</p>' +
      '<h2>Fix the acrylic, not the tube</h2><p>The clear sheet behind the tube carries it. Use screws and plugs that suit your wall.</p>' +
      '<h2>Plug in last</h2><p>Connect the sign to its plug pack first, then the pack to the socket.</p>',
    metaDescription: 'Height, width and fixing: how to hang an LED neon sign.',
  },
  {
    ...seen,
    identifier: 'power-and-safety',
    title: 'Power and safety',
    content:
      '<p>Every sign runs on 12 volts. The plug pack in the box turns mains power into it, and carries the RCM mark that electrical equipment needs in Australia.</p>' +
      '<h2>What it uses</h2><p>8 to 10 watts for each metre of tube.</p>' +
      '<h2>Where it may hang</h2><p>On dry walls indoors. Keep it away from bath and shower.</p>',
    metaDescription: 'Twelve volts, the RCM mark, and what a sign uses.',
  },
]
