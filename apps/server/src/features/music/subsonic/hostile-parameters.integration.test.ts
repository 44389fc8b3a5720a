/** @module-tag long */
import { expect, it } from 'vitest'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

type Case = readonly [call: string, query: Record<string, string>, status: number, code: number]

const HOSTILE: readonly Case[] = [
  ['getSong', {}, 200, 10],
  ['getSong', { id: 'so-0' }, 200, 70],
  ['getSong', { id: 'so-99999999999' }, 200, 70],
  ['getSong', { id: '../../etc/passwd' }, 200, 70],
  ['getAlbum', { id: 'so-1' }, 200, 70],
  ['getAlbum', { id: "al-' or 1" }, 200, 70],
  ['getMusicDirectory', { id: 'pl-1' }, 200, 70],
  ['stream', { id: 'al-274877906944' }, 200, 70],
  ['stream', { id: 'so-2147483647' }, 200, 70],
  ['getCoverArt', { id: 'nothing' }, 200, 70],
  ['star', {}, 200, 10],
  ['star', { id: 'so-2147483647' }, 200, 70],
  ['star', { id: 'pl-1' }, 200, 70],
  ['star', { albumId: 'al-274877906999' }, 200, 70],
  ['star', { artistId: 'ar-549755813999' }, 200, 70],
  ['scrobble', { id: 'x' }, 200, 70],
  ['createPlaylist', {}, 200, 10],
  ['createPlaylist', { name: '   ' }, 200, 10],
  ['createPlaylist', { name: 'x', songId: 'y' }, 200, 70],
  ['getAlbumList2', { type: 'newest', size: 'many' }, 200, 0],
  ['getAlbumList2', { type: 'x'.repeat(2_000) }, 200, 0],
  ['getUser', { username: 'owner' }, 200, 50],
  ['startScan', {}, 200, 50],
  ['constructor', {}, 404, 0],
  ['jukeboxControl', { action: 'get' }, 404, 0],
]

it('refuses hostile parameters in the words of the protocol', async () => {
  const { answer } = await openSubsonicApp()
  for (const [call, query, status, code] of HOSTILE) {
    const refused = await answer(call, query)
    const place = `${call} ${JSON.stringify(query).slice(0, 80)}`
    expect(refused.status, place).toBe(status)
    expect(JSON.parse(refused.body.toString()), place).toMatchObject({
      'subsonic-response': { status: 'failed', error: { code } },
    })
  }
})

it('brings page sizes back into their range', async () => {
  const { ask } = await openSubsonicApp()
  for (const size of ['-5', '0', '999999999']) {
    expect(await ask('getAlbumList2', { type: 'newest', size })).toMatchObject({ status: 'ok' })
  }
})

it('answers apps in browsers of other origins, and nobody caches it', async () => {
  const { answer } = await openSubsonicApp()
  expect((await answer('getArtists')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  })
})

it('reads parameters from a form', async () => {
  const { app, token } = await openSubsonicApp()
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/rest/ping',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await send(`apiKey=${token}`)).body).toContain('status="ok"')
  expect((await send(`apiKey=${token}&f=json`)).json()).toMatchObject({
    'subsonic-response': { status: 'ok' },
  })
  expect((await send(`x=${'y'.repeat(300_000)}`)).statusCode).toBe(413)
})
