import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const seen = (forwarded: string | undefined, hops: number) =>
  clientAddress(
    {
      socket: { remoteAddress: '10.0.0.9' },
      headers: { 'x-forwarded-for': forwarded },
    } as unknown as Parameters<typeof clientAddress>[0],
    hops,
  )

it.each([
  ['1.1.1.1', 0, '10.0.0.9'],
  ['1.1.1.1', 1, '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
  ['6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '1.1.1.1'],
  ['1.1.1.1', 2, '1.1.1.1'],
  ['', 1, '10.0.0.9'],
  ['  ', 1, '10.0.0.9'],
  [' , ', 1, '10.0.0.9'],
  [undefined, 1, '10.0.0.9'],
])('%s behind %i proxies is %s', (forwarded, hops, address) =>
  expect(seen(forwarded, hops)).toBe(address),
)
