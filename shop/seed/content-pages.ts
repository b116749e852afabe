/** The pages that a new shop opens with. Staff write them anew; what they changed stays as they left it. */
import type { PageWritten } from '#shop/content/commands/write-page.ts'
import { KEPT_DESIGNS_IN_FULL } from '#shop/design/rules/retention.ts'

export const seen = { metaRobots: 'INDEX,FOLLOW' } satisfies Partial<PageWritten>

export const contentPages: readonly PageWritten[] = [
  {
    ...seen,
    identifier: 'about-us',
    title: 'About us',
    content:
      '<p>Keepsake makes photo products to order. You design them in your browser; we print exactly what you approved.</p>' +
      '<p>We are in Marsden Park, New South Wales, and deliver within Australia.</p>' +
      '<h2>How we treat your photos</h2><p>The file that you send is kept byte for byte. We look at it only to print it, and to help you when you ask us to.</p>',
    metaDescription: 'Who makes your photo products, where, and how we treat your photos.',
  },
  {
    ...seen,
    identifier: 'contact-us',
    title: 'Contact us',
    content:
      '<p>Write to us with your order number, if you have one. Photos of damage are looked at within 24 hours.</p>' +
      '<p>Our business address is in Marsden Park, New South Wales, Australia.</p>',
    metaDescription: 'Write to Keepsake about an order, a design or anything else.',
  },
  {
    ...seen,
    identifier: 'shipping-policy',
    title: 'Delivery',
    content:
      '<p>We deliver to addresses in Australia. The cart shows each method with its price and its days before you pay; standard delivery is free from the amount that the cart names.</p>' +
      '<h2>Large parcels</h2><p>What is too big for the post says so on its page and in the cart. It travels by courier, and a courier cannot deliver to a PO box.</p>' +
      '<h2>Far away</h2><p>To islands such as Christmas, Norfolk and Flinders Island, and to communities far from any city, standard delivery takes longer and is the only method. With your postcode, the cart shows its days.</p>' +
      '<h2>When does the time begin?</h2><p>Days are business days, counted from the day your order is placed.</p>',
    metaDescription: 'Where we deliver, how long it takes, and how large parcels travel.',
  },
  {
    ...seen,
    identifier: 'returns-and-refunds',
    title: 'Returns and refunds',
    content:
      '<p>If something is wrong with what we made, tell us within 90 days and send photos of it. We look at them within 24 hours and repair, replace or refund it, as the law gives you the choice.</p>' +
      '<p>Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure, and to compensation for other reasonably foreseeable loss or damage. You are also entitled to have goods repaired or replaced if they are not of acceptable quality and the failure is not a major one.</p>' +
      '<h2>Change of mind</h2><p>What we make from your photos is made for you alone, so please look at your design closely before you order. You may change or cancel your order until the press takes it; the email that confirms it says where.</p>',
    metaDescription: 'What happens when something is not right: 90 days, photos, and your rights.',
  },
  {
    ...seen,
    identifier: 'terms-conditions',
    title: 'Terms and conditions',
    content:
      '<h2>Prices</h2><p>All prices are in Australian dollars and include GST. What you pay is the total that the checkout shows before you pay it.</p>' +
      '<h2>Your photos</h2><p>You say that you may have them printed. They stay yours; we use them to make your order, and for nothing else.</p>' +
      '<h2>Your order</h2><p>An order is placed when you see its number. You may change or cancel it until the press takes it.</p>' +
      '<h2>Gift certificates</h2><p>They are good for at least three years, with the date shown on them, and cost no fees.</p>' +
      '<h2>When something is wrong</h2><p>See <a href="/returns-and-refunds">Returns and refunds</a>. Nothing here takes away rights that the law gives you.</p>',
    metaDescription: 'What you and we agree to when you order.',
  },
  {
    ...seen,
    identifier: 'privacy-policy',
    title: 'Privacy',
    content:
      `<h2>What we keep</h2><p>Your name, addresses and orders, so that we can make and deliver them and keep the books that the law asks for. Your photos and designs, so that you can order them again. ${KEPT_DESIGNS_IN_FULL} Card numbers never reach our computers.</p>` +
      '<h2>Newsletter</h2><p>We write to you only after you said yes by the link in an email, and keep when and where you did. Every email has a link that ends it at once.</p>' +
      '<h2>Cookies and measuring</h2><p>The shop keeps the cookies it needs: your cart, your designs, your sign-in, and how you found us. Services that measure visits, or that carry our advertisements, hear of yours only after your yes, and “Cookie choices” at the end of each page takes a yes back. They learn what you looked at and bought, and your email as a SHA-256 fingerprint, never the address itself. A chat is fetched when you press its button, and not before.</p>' +
      '<p>What you looked at last is kept on your own device, for the row “Recently viewed” below products. “Clear this list” beside it removes it.</p>' +
      '<h2>What you may ask for</h2><p>A copy of what we keep about you, its correction, or that we forget you. Use the <a href="/contact-us">contact page</a>.</p>',
    metaDescription: 'What Keepsake keeps about you, why, and how to have it removed.',
  },
  {
    ...seen,
    identifier: 'faq',
    title: 'Questions people ask',
    content:
      '<h2>Will my photo be big enough?</h2><p>We measure your own file while you design, and tell you if it is soft at the size you chose, before you pay.</p>' +
      '<h2>Do I need an account?</h2><p>No. An email for the confirmation and an address in Australia are enough.</p>' +
      '<h2>Do the prices include GST?</h2><p>Yes, all of them.</p>' +
      '<h2>Can I change an order?</h2><p>You may change the address, the photo, the words, the size and the options, or cancel, until the press takes it. A paid order cannot become dearer: cancel it and order the new one. The email that confirms your order leads there, and the page says until when.</p>',
    metaDescription: 'Short answers about photos, accounts, prices and orders.',
  },
  {
    // B-15: stands in pages of other sites, with nothing around it, so its links open windows of their own.
    identifier: 'noheader-nofooter',
    title: 'Designed by you',
    content:
      '<p>You design it, we make it to order and send it anywhere in Australia.</p>' +
      '<p><a href="/" target="_blank">Open the shop</a></p>',
  },
  {
    // B-16: what the frame costs is measured against pages without one.
    identifier: 'speed-test',
    title: 'Words alone',
    content: '<p>This page holds words and nothing else. It is here to be measured.</p>',
  },
  {
    identifier: 'speed-test-1',
    title: 'Words and a picture',
    content:
      '<p>This page holds words and one picture. It is here to be measured.</p>' +
      '<p><img src="/images/room-640.webp" alt="A sofa below an empty wall in morning light" width="640" height="576" loading="lazy"></p>',
  },
  {
    identifier: 'no-route',
    title: '404 Not Found',
    contentHeading: 'Oops! This page is lost or may have been moved.',
    content: '<p>The page cannot be found, or there was a jam in the machine.</p><p><a href="/">Home</a></p>',
  },
]
