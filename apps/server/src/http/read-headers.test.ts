import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { headerReader } from './read-headers.ts'

const read = headerReader('cookie', 'accept-encoding')
const asked = (...rawHeaders: string[]) =>
  read({ rawHeaders, headers: { cookie: 'joined by Node' } } as IncomingMessage)

it('finds headers by name in any case', () => {
  expect(
    asked('Host', 'a', 'COOKIE', 'lang=en', 'accept-Encoding', 'br', 'X-Cookie', 'no'),
  ).toEqual({
    cookie: 'lang=en',
    'accept-encoding': 'br',
  })
})

it('leaves a repeated header to Node', () => {
  expect(asked('Cookie', 'a=1', 'Cookie', 'lang=en')).toEqual({ cookie: 'joined by Node' })
})
