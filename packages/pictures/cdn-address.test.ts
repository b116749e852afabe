import { describe, expect, test } from 'vitest'
import { cdnAddress } from './cdn-address.ts'

const hosts = { own: ['https://shop.example', 'https://api.example:8443'], cdn: 'https://cdn.example' }

describe('R-13: pictures of the API’s host come from the content delivery network', () => {
  test.each([
    ['a path of the shop', '/images/room-640.webp', 'https://cdn.example/images/room-640.webp'],
    ['the API’s host', 'https://api.example:8443/media/x.jpg', 'https://cdn.example/media/x.jpg'],
    ['the host in capitals', 'HTTPS://Shop.Example/x.jpg?v=2', 'https://cdn.example/x.jpg?v=2'],
  ])('%s', (_, address, expected) => {
    expect(cdnAddress(address, hosts)).toBe(expected)
  })

  test.each([
    ['another host', 'https://elsewhere.example/x.jpg'],
    ['a host that only begins like ours', 'https://shop.example.evil.example/x.jpg'],
    ['another port of it', 'https://api.example/x.jpg'],
    ['a path that is a host', '//elsewhere.example/x.jpg'],
    ['a picture within the page', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
    ['a photo that is still on the phone', 'blob:https://shop.example/3f0a'],
  ])('%s stays where it is', (_, address) => {
    expect(cdnAddress(address, hosts)).toBe(address)
  })

  test('a shop without a certificate, as on a developer’s machine, has its pictures there too', () => {
    const own = ['http://localhost:3000']
    expect(cdnAddress('http://localhost:3000/x.jpg', { ...hosts, own })).toBe('https://cdn.example/x.jpg')
  })

  test('without a network every address stays', () => {
    expect(cdnAddress('/images/room-640.webp', { ...hosts, cdn: undefined })).toBe('/images/room-640.webp')
  })
})
