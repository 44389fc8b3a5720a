import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { oldBytes } from '../../testing/old-bytes.ts'
import { mp3, oldMp3 } from '../../testing/sounds.ts'

const gb = (title: string) => oldMp3({ title: oldBytes(title, 'gb18030') })

it('reads a folder again in the encoding that the owner chooses', async () => {
  const site = await openMusicApp({ '老歌/1.mp3': gb('七里香'), '老歌/2.mp3': gb('东风破') })
  await site.hasSongs(2)
  const owner = await site.ownerClient()
  const list = async () =>
    (await owner.getLibraryPlaylists()).find(({ folder }) => folder === '老歌')
  await expect.poll(list, SOON).toMatchObject({ encoding: '' })
  const id = (await list())?.id ?? 0
  const names = async () =>
    (await site.visitor.getPlaylistSongs({ query: { id, limit: 10, offset: 0 } })).songs
      .map(({ name }) => name)
      .sort()
  expect(await names()).toEqual(['七里香', '东风破'].sort())
  const choose = (encoding: 'euc-kr' | '') => owner.updatePlaylist({ body: { id, encoding } })
  await choose('euc-kr')
  expect(await list()).toMatchObject({ encoding: 'euc-kr' })
  await expect.poll(async () => (await names()).includes('七里香'), SOON).toBe(false)
  // A song that comes later is read as the owner has said.
  await site.write('老歌/3.mp3', gb('晴天'))
  await site.hasSongs(3)
  expect(await names()).not.toContain('晴天')
  await choose('')
  await expect.poll(names, SOON).toEqual(['七里香', '东风破', '晴天'].sort())
})

it('tells which files and folders are left out, and why', async () => {
  const deep = Array.from({ length: 8 }, (_, level) => `${level}`).join('/')
  const site = await openMusicApp({
    'song.mp3': mp3(),
    [`${deep}/deep.mp3`]: mp3(),
    'back\\slash.mp3': mp3(),
    'notes\\of.txt': 'no song',
    'noise.mp3': randomBytes(200_000),
  })
  const garbled = Buffer.concat([Buffer.from(join(site.folder, 'x')), Buffer.from([0xc6, 0xdf])])
  await writeFile(Buffer.concat([garbled, Buffer.from('.mp3')]), mp3())
  await mkdir(Buffer.concat([garbled, Buffer.from(' folder')]))
  await site.hasSongs(1)
  const owner = await site.ownerClient()
  const leftOut = async () =>
    Object.fromEntries(
      (await owner.getLibraryScan()).leftOut.map(({ path, reason }) => [path, reason]),
    )
  await site.write('another.mp3', mp3({ title: 'another' }))
  await expect.poll(leftOut, SOON).toEqual({
    [deep.slice(0, '0/1/2/3/4/5/6'.length)]: 'tooDeep',
    'back\\slash.mp3': 'unsafeName',
    'x\ufffd\ufffd.mp3': 'unsafeName',
    'x\ufffd\ufffd folder': 'unsafeName',
    'noise.mp3': 'unreadable',
  })
  expect((await owner.getLibraryScan()).count).toBe(5)
})
