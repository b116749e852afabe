/**
 * Names what has a key where scripts read, without the key: 53 bits (cyrb53) tell the designs of a device apart and are
 * far from the 190 of a key.
 *
 * @returns letters and digits
 */
export function shortHash(text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index)
    one = Math.imul(one ^ letter, 2_654_435_761)
    two = Math.imul(two ^ letter, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & two) + (one >>> 0)).toString(36)
}
