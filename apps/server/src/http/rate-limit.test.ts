import { endpoints } from '@lanting/contract'
import { expect, it } from 'vitest'
import { memoryLimiter } from '../platform/limiter.ts'
import { limitCalls, networkOf, wideNetworkOf } from './rate-limit.ts'

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:c000:207', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['unknown', 'unknown', 'unknown'],
  ['', '', ''],
])('counts %s as %s and %s', (ip, network, wide) => {
  expect([networkOf(ip), wideNetworkOf(ip)]).toEqual([network, wide])
})

it('allows a /48 of IPv6 sixteen times the calls of one /64', async () => {
  const limit = limitCalls(memoryLimiter({ now: () => 0 }))
  const { login } = endpoints
  let allowed = 0
  for (let network = 0; network < 40; network += 1) {
    for (let call = 0; call < login.limit.times; call += 1) {
      const ip = `2001:db8:1:${network.toString(16)}::1`
      await limit(login, ip, undefined).then(
        () => {
          allowed += 1
        },
        () => undefined,
      )
    }
  }
  expect(allowed).toBe(16 * login.limit.times)
  await limit(login, '2001:db8:2::1', undefined)
})
