/** @module-tag long */
import { PLAYLIST_IMPORT_MAX, UPSTREAM_IDS } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { createTracking, trackTables } from '../../../../database/query-tracking.ts'
import { openFakeUpstream } from '../../../../testing/fake-upstream.ts'
import { addSong } from '../../../../testing/songs.ts'
import { openTestApp } from '../../../../testing/test-app.ts'

const LINK = 'https://music.163.com/#/playlist?id=7'

const open = async (upstream?: string) => {
  const site = await openTestApp(upstream ? { env: { MUSIC_UPSTREAM: upstream } } : {})
  const { queries } = site.platform.database
  const add = (name: string, ...artists: string[]) => addSong(queries, 1, { name, artists })
  const user = await site.userClient('listener')
  const preview = (text: string) => user.previewPlaylistImport({ body: { text } })
  return { ...site, queries, add, user, preview }
}

const openWithUpstream = async () => {
  const fake = await openFakeUpstream()
  return { ...(await open(fake.base)), ...fake }
}

const refused = (reason: string) => ({ status: 422, reason })

describe('pasted titles', () => {
  it('become a playlist of the songs that the library has, in order and each once', async () => {
    const { add, preview, user } = await open()
    const other = await add('晴天', '周杰伦')
    const sunny = await add('晴天', '孙燕姿')
    const sea = await add('珊瑚海', '周杰伦')
    const text = '1. 珊瑚海 - 周杰倫\n2. 孙燕姿《晴天》\n3. 没有的歌\n4. 珊瑚海\n5. 没有的歌\n'
    const found = await preview(text)
    expect(found).toEqual({
      name: '',
      songs: [
        { id: sea, name: '珊瑚海', artist: '周杰伦' },
        { id: sunny, name: '晴天', artist: '孙燕姿' },
      ],
      missing: ['3. 没有的歌', '5. 没有的歌'],
      repeated: 1,
      isComplete: true,
    })
    expect((await user.getOwnMusic()).playlists).toEqual([])
    const songs = found.songs.map(({ id }) => id)
    const { id } = await user.addOwnPlaylist({ body: { name: '导入', songs } })
    expect((await user.getOwnSongIds({ query: { id } })).ids).toEqual([sea, sunny])
    expect(songs).not.toContain(other)
  })

  it('are found by further names, and by a title of one character', async () => {
    const { queries, add, preview } = await open()
    const named = await addSong(queries, 1, { name: '东风破', alia: ['East Wind'] })
    const dream = await add('夢 (Live)', '王力宏')
    const { songs } = await preview('east wind\n梦 - 王力宏')
    expect(songs.map(({ id }) => id)).toEqual([named, dream])
  })

  it('take few queries for 500 lines, and go into one playlist', async () => {
    const { add, user, preview } = await open()
    const titles = Array.from({ length: PLAYLIST_IMPORT_MAX.songs }, (_, number) => {
      const [a, b] = [0x4e00 + number, 0x5e00 + number]
      return String.fromCodePoint(a, b, 0x5929)
    })
    for (const title of titles) await add(title, 'singer')
    const tracking = createTracking()
    const text = titles.map((title, at) => `${at + 1}. ${title} - singer`).join('\n')
    const { songs, missing } = await trackTables(tracking, () => preview(text))
    expect([songs.length, missing]).toEqual([PLAYLIST_IMPORT_MAX.songs, []])
    expect(tracking.queries).toBeLessThan(10)
    const { id } = await user.addOwnPlaylist({
      body: { name: 'all', songs: songs.map((song) => song.id) },
    })
    expect((await user.getOwnSongIds({ query: { id } })).ids).toHaveLength(500)
  })

  it('are refused when there are none or too many', async () => {
    const { preview } = await open()
    for (const text of ['', ' \n\t\n', '---\n***', '\u0007']) {
      await expect(preview(text)).rejects.toMatchObject(refused('playlistImportEmpty'))
    }
    const lines = 'a\n'.repeat(PLAYLIST_IMPORT_MAX.songs + 1)
    await expect(preview(lines)).rejects.toMatchObject(refused('playlistImportTooLong'))
    const tenThousand = 'a\n'.repeat(10_000)
    await expect(preview(tenThousand)).rejects.toMatchObject(refused('playlistImportTooLong'))
    await expect(preview(`${tenThousand}b`)).rejects.toMatchObject(refused('tooLong'))
  })

  it('may be hostile', async () => {
    const { add, preview } = await open()
    const song = await add("'); drop table songs; --", 'x')
    const text = "'); drop table songs; --\n%_\\\n<script>alert(1)</script>\n\ud800\n%s %d"
    const { songs, missing } = await preview(text)
    expect(songs.map(({ id }) => id)).toEqual([song])
    expect(missing).toContain('<script>alert(1)</script>')
  })

  it('are read for users only', async () => {
    const { client } = await open()
    const body = { text: 'a' }
    await expect(client().previewPlaylistImport({ body })).rejects.toMatchObject({ status: 401 })
  })
})

describe('pasted titles that the library lacks', () => {
  it('are looked up at the upstream', async () => {
    const { add, preview, user, requests } = await openWithUpstream()
    const own = await add('ours', 'us')
    const { songs, missing, isComplete } = await preview('their find - they\nours\nunknown - they')
    const theirs = UPSTREAM_IDS + 9
    expect(songs).toEqual([
      { id: theirs, name: 'their find', artist: 'they' },
      { id: own, name: 'ours', artist: 'us' },
    ])
    expect([missing, isComplete]).toEqual([['unknown - they'], true])
    const searched = requests.filter(({ url }) => url.startsWith('/search'))
    expect(searched).toHaveLength(2)
    const ids = songs.map(({ id }) => id)
    const { id } = await user.addOwnPlaylist({ body: { name: 'both', songs: ids } })
    expect((await user.getOwnSongIds({ query: { id } })).ids).toEqual([theirs, own])
  })

  it('are missing when it fails, and there are not too many calls', async () => {
    const { add, preview, requests, does, behaviours } = await openWithUpstream()
    const own = await add('ours', 'us')
    const lines = ['ours', ...Array.from({ length: 200 }, (_, at) => `unknown ${at}`)]
    const all = await preview(lines.join('\n'))
    expect([all.missing.length, all.isComplete]).toEqual([200, false])
    expect(requests.filter(({ url }) => url.startsWith('/search'))).toHaveLength(100)
    does(behaviours.fail)
    const failed = await preview('ours\nnew\nnewer')
    expect(failed.songs.map(({ id }) => id)).toEqual([own])
    expect([failed.missing, failed.isComplete]).toEqual([['new', 'newer'], false])
  })
})

describe('a link', () => {
  it('of NetEase is read by the upstream, and own songs come first', async () => {
    const { add, preview, requests } = await openWithUpstream()
    const own = await add('Their Song 2', 'they')
    await add('their song 1 (live)', 'they')
    expect(await preview(`分享歌单 ${LINK} (来自@网易云音乐)`)).toEqual({
      name: 'their list',
      songs: [
        { id: UPSTREAM_IDS + 1, name: 'their song 1', artist: 'they' },
        { id: own, name: 'Their Song 2', artist: 'they' },
      ],
      missing: [],
      repeated: 0,
      isComplete: true,
    })
    const asked = requests.map(({ url }) => new URL(url, 'http://x'))
    const details = asked.filter(({ pathname }) => pathname === '/playlist/detail')
    expect(details.map(({ searchParams }) => searchParams.get('id'))).toEqual(['7'])
  })

  it('of NetEase is read up to 500 songs, with or without a name', async () => {
    const { preview, does, behaviours } = await openWithUpstream()
    does((response, request) => {
      const { pathname, searchParams } = new URL(request.url, 'http://x')
      if (pathname !== '/playlist/track/all') return behaviours.fail(response)
      const from = Number(searchParams.get('offset'))
      const songs = Array.from({ length: 100 }, (_, at) => ({ id: from + at + 1, name: 'x' }))
      behaviours.says({ code: 200, songs })(response, request)
    })
    const { name, songs, isComplete } = await preview(LINK)
    expect([name, songs.length, isComplete]).toEqual(['', PLAYLIST_IMPORT_MAX.songs, false])
  })

  it('of NetEase asks for the titles when no upstream can read it', async () => {
    const { preview } = await open()
    const subsonic = await open('subsonic+http://a:b@127.0.0.1:1')
    await expect(subsonic.preview(LINK)).rejects.toMatchObject(refused('playlistLinkUnread'))
    await expect(preview(LINK)).rejects.toMatchObject(refused('playlistLinkUnread'))
    const failing = await openWithUpstream()
    failing.does(failing.behaviours.fail)
    await expect(failing.preview(LINK)).rejects.toMatchObject(refused('playlistLinkUnread'))
    const empty = await openWithUpstream()
    empty.does(empty.behaviours.says({ code: 200, songs: [] }))
    await expect(empty.preview(LINK)).rejects.toMatchObject(refused('playlistLinkUnread'))
  })

  it('of QQ, or of another host, asks for the titles and calls nobody', async () => {
    const { preview, requests } = await openWithUpstream()
    const qq = preview('https://y.qq.com/n/ryqq/playlist/7364061065')
    await expect(qq).rejects.toMatchObject(refused('playlistLinkOfQq'))
    const other = preview('http://127.0.0.1:1/playlist?id=7')
    await expect(other).rejects.toMatchObject(refused('playlistLinkUnknown'))
    expect(requests.filter(({ url }) => !url.startsWith('/toplist'))).toEqual([])
  })
})
