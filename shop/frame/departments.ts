/** E-35: the departments that the shop points to, in this order; those without a page yet are left out when shown. */
export const DEPARTMENTS = [
  'canvas-prints',
  'photo-prints',
  'personalised-photo-pillows',
  'metal-prints',
  'acrylic-prints',
  'custom-photo-mugs',
  'magic-photo-mugs',
  'acrylic-photo-blocks',
  'custom-photo-coasters',
  'photo-magnets',
  'personalised-photo-book',
  'wood-prints',
] as const
