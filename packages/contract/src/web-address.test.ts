import { expect, it } from 'vitest'
import { isOwnAddress, isPictureAddress, isWebAddress } from './web-address.ts'

it.each(['https://a.test', 'http://a.test/x?y#z', 'HTTPS://A.TEST/'])(
  '%s is an address of another site',
  (text) => expect(isWebAddress(text)).toBe(true),
)

it.each([
  '',
  'a.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.test',
  'https://u:p@a.test',
  'https://a.test/\r\nX: y',
  '\thttps://a.test',
])('%s is not an address of another site', (text) => expect(isWebAddress(text)).toBe(false))

it.each(['/', '/thanks', '/uploads/a.webp', '/文章?id=1'])('%s is on this site', (text) =>
  expect(isOwnAddress(text)).toBe(true),
)

it.each(['', 'x', '//a.test', '/\\a.test', '/a b', '/a"b', "/a')", 'https://a.test'])(
  '%s is not on this site',
  (text) => expect(isOwnAddress(text)).toBe(false),
)

it.each([
  ['/art/a.avif', true],
  ['https://a.test/b.png', true],
  ['http://a.test/b.png', false],
  ['https://a.test/b.png")', false],
  ['data:image/png;base64,x', false],
])('a picture at %s may be shown: %s', (text, expected) =>
  expect(isPictureAddress(text)).toBe(expected),
)
