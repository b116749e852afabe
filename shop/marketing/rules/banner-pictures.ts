/** Pictures that staff put on slides of an offer: all in one size, so that nothing moves when the next slide comes. */

/** */
const WIDTH_PX = 824
const HEIGHT_PX = 485

/**
 * @param html  cleaned HTML of one slide
 * @param isFirst  it is visible at once; the others only after some seconds
 * @example withBannerPictures('<img src="/a.webp" />', true) // '<img width="824" height="485" src="/a.webp" />'
 */
export function withBannerPictures(html: string, isFirst: boolean): string {
  return html.replace(/<img\b[^<>]*>/g, (picture) => {
    const own = picture.replace(/\s(?:width|height|loading)="[^"]*"/g, '')
    const late = isFirst ? '' : ' fetchpriority="low" loading="lazy"'
    return own.replace('<img', `<img width="${WIDTH_PX}" height="${HEIGHT_PX}"${late}`)
  })
}
