import { expect, it } from 'vitest'
import { isMailAddress } from './mail-address.ts'

it.each(['a@b.example', 'first.last+tag@mail.a-b.example', "o'neil@x.io"])('accepts %s', (text) => {
  expect(isMailAddress(text)).toBe(true)
})

it.each([
  '',
  'a',
  'a@b',
  '@b.example',
  'a@.example',
  'a@b..example',
  '.a@b.example',
  'a..b@c.example',
  'a b@c.example',
  'a@b.example, c@d.example',
  'A <a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  'a@b.example\n',
  '"a b"@c.example',
  'a@[127.0.0.1]',
  'a@-b.example',
  'ä@b.example',
  'a@b.example\u0000',
  `${'a'.repeat(65)}@b.example`,
  `a@${'b.'.repeat(130)}example`,
])('rejects %j', (text) => {
  expect(isMailAddress(text)).toBe(false)
})
