import { expect, it } from 'vitest'
import { locationOf } from './location.ts'
import { invitationAddress } from './old-invitations.ts'

it.each([
  ['/home', '/home'],
  ['/茶 馆?名=茶#一', '/%E8%8C%B6%20%E9%A6%86?%E5%90%8D=%E8%8C%B6#%E4%B8%80'],
  ['/%E8%8C%B6?a=1&b=%2F', '/%E8%8C%B6?a=1&b=%2F'],
  ['https://a.test/\ud800', 'https://a.test/%EF%BF%BD'],
])('the location %j is written as %s', (address, location) =>
  expect(locationOf(address)).toBe(location),
)

it.each([
  ['/home?invitation=a-b_c', '/invitation#a-b_c'],
  ['/home?lang=en&invitation=abc', '/invitation#abc'],
  ['/home?invitation=%0d%0aX%20"', '/invitation#%0D%0AX%20%22'],
  ['/home?invitation=', undefined],
  ['/home', undefined],
  ['/article?id=1&invitation=a', undefined],
])('an old invitation %s leads to %s', (url, address) => {
  expect(invitationAddress(url)).toBe(address)
})
