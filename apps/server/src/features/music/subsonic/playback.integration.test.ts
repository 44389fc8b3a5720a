/** @module-tag long */
import { expect, it } from 'vitest'
import { openSubsonicApp } from '../../../testing/subsonic-app.ts'

it('hands the queue of a listener from one app to another', async () => {
  const { ask, song, userClient } = await openSubsonicApp()
  const [first, second] = [await song('First'), await song('Second')]
  expect((await ask('getPlayQueue')).playQueue).toMatchObject({ username: 'listener', entry: [] })
  const id = [second.id, first.id, second.id]
  await ask('savePlayQueue', { id, current: first.id, position: '4200', c: 'phone' })
  const { playQueue } = await ask('getPlayQueue')
  expect(playQueue).toMatchObject({ current: first.id, position: 4_200, changedBy: 'phone' })
  expect(playQueue.entry.map((one: { id: string }) => one.id)).toEqual(id)
  const other = await userClient('another')
  const { token: apiKey } = await other.addMusicToken({ body: { name: 'x' } })
  expect((await ask('getPlayQueue', { apiKey })).playQueue.entry).toEqual([])
  const wrongs: Parameters<typeof ask>[1][] = [
    { id: 'al-1' },
    { id, current: 'so-99' },
    { id, position: 'now' },
  ]
  for (const wrong of wrongs) {
    expect(await ask('savePlayQueue', wrong)).toMatchObject({ status: 'failed' })
  }
  await ask('savePlayQueue')
  expect((await ask('getPlayQueue')).playQueue.entry).toEqual([])
})

it('shows the picture of the listener, and no other', async () => {
  const { answer, get } = await openSubsonicApp()
  const { status, headers } = await answer('getAvatar', { username: 'listener' })
  expect(status).toBe(302)
  expect((await get(String(headers.location))).status).toBe(200)
  expect((await answer('getAvatar', { username: 'owner' })).body.toString()).toContain('"code":50')
})

it('shows the cover of a playlist: that of the owner, of a song, or a painting', async () => {
  const { ask, answer, ownerClient } = await openSubsonicApp()
  const owner = await ownerClient()
  const lists = async () => {
    const { playlists } = await ask('getPlaylists')
    const all: { id: string; name: string; coverArt: string }[] = playlists.playlist
    return (name: string) => all.find((one) => one.name === name)
  }
  const listed = await lists()
  const shown = async (name: string) => answer('getCoverArt', { id: listed(name)?.coverArt ?? '' })
  expect((await shown('rain')).headers['content-type']).toBe('image/webp')
  const painting = await shown('other')
  expect(painting.status).toBe(302)
  expect(painting.headers.location).toMatch(/^\/paintings\//)
  const [, id] = listed('rain')?.id.split('-') ?? []
  const cover = '/art/avatars/1.avif'
  await owner.updatePlaylist({ body: { id: Number(id), cover } })
  expect((await shown('rain')).headers.location).toBe(cover)
})
