import type { lookup } from 'node:dns'
import { expect, it, onTestFinished } from 'vitest'
import { openWebhookSink } from '../testing/webhook-sink.ts'
import { postOutside, publicLookup } from './post-outside.ts'

const open = async () => {
  const sink = await openWebhookSink()
  onTestFinished(sink.close)
  const post = (url: string, mayBePrivate: boolean, timeoutMs = 5_000) =>
    postOutside({ url, headers: { 'X-Own': '1' }, body: 'hello', mayBePrivate, timeoutMs })
  return { sink, post }
}

it('returns the status, also of an endless answer', async () => {
  const { sink, post } = await open()
  expect(await post(sink.url, true)).toBe(200)
  expect(sink.received).toMatchObject([{ body: 'hello', headers: { 'x-own': '1' } }])
})

it('follows no redirect', async () => {
  const { sink, post } = await open()
  sink.answer(302)
  expect(await post(sink.url, true)).toBe(302)
  expect(sink.received).toHaveLength(1)
})

it('stops waiting after the timeout', async () => {
  const { sink, post } = await open()
  sink.answer(0)
  await expect(post(sink.url, true, 200)).rejects.toThrow()
})

it.each(['http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/', 'http://0x7f.1:1/'])(
  'does not connect to %s',
  async (url) => {
    const { post } = await open()
    await expect(post(url, false)).rejects.toThrow('a private address')
  },
)

it.each([
  [['203.0.113.9', '10.0.0.1'], true],
  [['::1'], true],
  [['169.254.169.254'], true],
  [['93.184.216.34'], false],
])('refuses a name with the addresses %s: %s', async (addresses, isRefused) => {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const resolve = ((_: string, __: object, done: (error: null, all: object[]) => void) =>
    done(null, found)) as unknown as typeof lookup
  for (const all of [true, false]) {
    const answer = await new Promise<unknown>((done) => {
      publicLookup(resolve)('songs.example', { all }, (error, to) => done(error ?? to))
    })
    if (isRefused) expect(answer).toBeInstanceOf(Error)
    else expect(answer).toEqual(all ? found : addresses[0])
  }
})
