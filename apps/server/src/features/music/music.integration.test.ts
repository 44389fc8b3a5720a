import { rename, rm, symlink, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { UPSTREAM_IDS } from '@lanting/contract'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { jpeg } from '../../testing/pictures.ts'
import { mp3, wav } from '../../testing/sounds.ts'

const jasmine = { title: '茉莉花', artist: '民歌', album: '江南' }
const LYRIC = '[00:01.00]好一朵茉莉花'
const LIBRARY = {
  '江南/茉莉花.mp3': mp3(jasmine),
  '江南/茉莉花.lrc': LYRIC,
  '江南/音乐.mp3': mp3({ title: '音乐 100%', artist: 'Wang' }),
  'west/Anon - Greensleeves.wav': wav(),
  'loose.mp3': mp3({ title: 'Loose', artist: '李白' }),
  'west/broken.mp3': 'this is no sound',
  'west/notes.txt': 'not a song',
}
const SONGS = 4

/** Search texts and the songs that they find. */
const SOUGHT: readonly (readonly [string, readonly string[]])[] = [
  ['茉莉', ['茉莉花']],
  ['江南', ['茉莉花']],
  ['民歌', ['茉莉花']],
  ['molihua', ['茉莉花']],
  ['MoLi', ['茉莉花']],
  ['lihua', ['茉莉花']],
  ['mlh', ['茉莉花']],
  ['lb', ['Loose']],
  ['yinyue', ['音乐 100%']],
  ['jiangnan mlh', ['茉莉花']],
  ['ihua', []],
  ['loose 李', ['Loose']],
  ['100%', ['音乐 100%']],
  ['%', ['音乐 100%']],
  ['_', []],
  ["' or 1=1 --", []],
  ['\\', []],
  ['(', []],
  [' ', []],
  ['', []],
]

const WRONG: readonly (readonly [string, number])[] = [
  ['/wapi/playlist/track/all', 422],
  ['/wapi/playlist/track/all?id=0', 422],
  ['/wapi/playlist/track/all?id=-1', 422],
  ['/wapi/playlist/track/all?id=1000000000', 404],
  ['/wapi/playlist/track/all?id=999999', 404],
  [`/wapi/playlist/track/all?id=${UPSTREAM_IDS + 5}`, 404],
  ['/wapi/playlist/track/all?id=99999999999999999999', 422],
  ['/wapi/playlist/track/all?id=1&limit=101', 422],
  ['/wapi/playlist/track/all?id=1&offset=-1', 422],
  ["/wapi/playlist/track/all?id=1'", 422],
  ['/wapi/playlist/track/all?id=1&id=2', 422],
  ['/wapi/playlist/track/ids', 422],
  ['/wapi/playlist/track/ids?id=0', 422],
  ['/wapi/playlist/track/ids?id=999999', 404],
  [`/wapi/playlist/track/ids?id=${UPSTREAM_IDS + 5}`, 404],
  ['/wapi/song/detail?ids=1,,2', 422],
  ['/wapi/song/detail?ids=../1', 422],
  ['/wapi/song/detail', 422],
  ['/wapi/song/url/v1?id=__proto__', 422],
  ['/wapi/lyric?id=%00', 422],
  [`/wapi/search?keywords=${'x'.repeat(101)}`, 422],
  ['/wapi/nowhere', 404],
]

const open = async (files: Parameters<typeof openMusicApp>[0] = LIBRARY, count = SONGS) => {
  const music = await openMusicApp(files)
  await music.hasSongs(count)
  await expect
    .poll(async () => (await music.visitor.getToplist()).list.length, SOON)
    .toBeGreaterThan(0)
  return music
}
const names = (songs: readonly { name: string }[]) => songs.map(({ name }) => name)

describe('the library', () => {
  it('makes a playlist of every folder, and one of the songs outside folders', async () => {
    const { visitor, get } = await open()
    const { list } = await visitor.getToplist()
    expect(names(list).sort()).toEqual(['west', '散落的歌', '江南'].sort())
    const raw = JSON.parse((await get('/wapi/toplist/detail')).body.toString())
    expect(raw).toEqual({ code: 200, list })
    const english = JSON.parse((await get('/wapi/toplist/detail?lang=en')).body.toString())
    expect(names(english.list)).toContain('Other songs')
  })

  it('answers a song in every shape of the specification', async () => {
    const { visitor, found } = await open()
    const [song] = await found('茉莉花')
    const id = song?.id ?? 0
    const artist = { id: expect.any(Number), name: '民歌' }
    const wire = { id, name: '茉莉花', ar: [artist], alia: [], dt: 209 }
    const al = { id: expect.any(Number), picUrl: '', name: '江南' }
    expect(song).toEqual({
      id,
      name: '茉莉花',
      artists: [artist],
      alias: [],
      duration: 209,
      album: { artist: { img1v1Url: '' } },
    })
    const { list } = await visitor.getToplist()
    const playlist = list.find(({ name }) => name === '江南')?.id ?? 0
    const page = { id: playlist, limit: 30, offset: 0 }
    const { songs } = await visitor.getPlaylistSongs({ query: page })
    expect(songs).toContainEqual({ ...wire, al })
    expect(await visitor.getSongDetail({ query: { ids: `${id}` } })).toEqual({
      songs: [{ ...wire, al }],
    })
    const { data } = await visitor.getSongUrl({ query: { id, level: 'exhigh' } })
    expect(data).toEqual([{ id, url: expect.stringMatching(/^\/wapi\/audio\/\d+-\w+\.mp3$/) }])
    expect(await visitor.getLyric({ query: { id } })).toEqual({ lrc: { lyric: LYRIC } })
  })

  it('takes names from the file name without tags, and allows songs without lyrics', async () => {
    const { visitor, found } = await open()
    const [song] = await found('greensleeves')
    expect(song).toMatchObject({ name: 'Greensleeves', artists: [{ name: 'Anon' }] })
    expect(await visitor.getLyric({ query: { id: song?.id ?? 0 } })).toEqual({ lrc: { lyric: '' } })
  })

  it('pages through a playlist to its end', async () => {
    const many = Array.from({ length: 7 }, (_, at) => [
      `list/${at}.mp3`,
      mp3({ title: `song ${at}` }),
    ])
    const { visitor } = await open(Object.fromEntries(many), 7)
    const [playlist] = (await visitor.getToplist()).list
    const page = async (offset: number) =>
      names(
        (await visitor.getPlaylistSongs({ query: { id: playlist?.id ?? 0, limit: 3, offset } }))
          .songs,
      )
    expect([await page(0), await page(3), await page(6), await page(9)]).toEqual([
      ['song 0', 'song 1', 'song 2'],
      ['song 3', 'song 4', 'song 5'],
      ['song 6'],
      [],
    ])
  })

  it('lists the ids of a whole playlist, in its order', async () => {
    const many = Array.from({ length: 130 }, (_, at) => [`list/${at}.mp3`, mp3({ title: `${at}` })])
    const { visitor } = await open(Object.fromEntries(many), 130)
    const id = (await visitor.getToplist()).list[0]?.id ?? 0
    const { ids } = await visitor.getPlaylistSongIds({ query: { id } })
    expect(new Set(ids).size).toBe(130)
    const { songs } = await visitor.getPlaylistSongs({ query: { id, limit: 100, offset: 30 } })
    expect(ids.slice(30)).toEqual(songs.map((song) => song.id))
  })

  it('reads lyrics in common encodings', async () => {
    const { visitor, found } = await open(
      {
        'a.mp3': mp3({ title: 'gbk' }),
        'a.lrc': Buffer.from([0xba, 0xc3, 0xd2, 0xbb, 0xb6, 0xe4]),
        'b.mp3': mp3({ title: 'wide' }),
        'b.lrc': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('好一朵', 'utf16le')]),
      },
      2,
    )
    for (const name of ['gbk', 'wide']) {
      const [song] = await found(name)
      const { lrc } = await visitor.getLyric({ query: { id: song?.id ?? 0 } })
      expect(lrc?.lyric).toBe('好一朵')
    }
  })
})

describe('a search', () => {
  it('finds songs by name, artist, album and pinyin, and takes every character literally', async () => {
    const { found } = await open()
    for (const [keywords, expected] of SOUGHT) {
      expect(names(await found(keywords)), keywords).toEqual(expected)
    }
  })

  it('folds accents, traditional characters and pinyin, and finds the name itself first', async () => {
    const { found } = await open(
      {
        'a.mp3': mp3({ title: '夜曲集', artist: '夜曲' }),
        'b.mp3': mp3({ title: '一首夜曲' }),
        'c.mp3': mp3({ title: '夜曲', artist: '周杰倫' }),
        'd.mp3': mp3({ title: 'Gymnopédie', artist: 'Éric' }),
        'e.mp3': mp3({ title: 'がく', artist: 'x' }),
      },
      5,
    )
    expect(names(await found('yequ'))).toEqual(['夜曲', '夜曲集', '一首夜曲'])
    expect(names(await found('夜曲'))).toEqual(['夜曲', '夜曲集', '一首夜曲'])
    for (const keywords of ['周杰伦', '周杰倫', 'zhoujielun']) {
      expect(names(await found(keywords)), keywords).toEqual(['夜曲'])
    }
    for (const keywords of ['gymnopedie', 'gymnopédie', 'eric', 'ÉRIC']) {
      expect(names(await found(keywords)), keywords).toEqual(['Gymnopédie'])
    }
    expect(names(await found('かく'))).toEqual([])
  })

  it('returns page after page, exact names first', async () => {
    const { visitor } = await open(
      {
        'a.mp3': mp3({ title: 'zz by tea', artist: 'x' }),
        'b.mp3': mp3({ title: 'tea time', artist: 'y' }),
      },
      2,
    )
    const page = async (offset: number) =>
      names(
        (await visitor.searchSongs({ query: { keywords: 'tea', limit: 1, offset } })).result.songs,
      )
    expect([await page(0), await page(1), await page(2)]).toEqual([['tea time'], ['zz by tea'], []])
  })
})

describe('invalid requests', () => {
  it('are rejected with a code and a message', async () => {
    const { get } = await openMusicApp()
    for (const [url, status] of WRONG) {
      const answer = await get(url)
      expect(answer.status, url).toBe(status)
      expect(JSON.parse(answer.body.toString())).toEqual({
        code: expect.stringMatching(/^\d{6}$/),
        message: expect.stringMatching(/\S/),
      })
    }
  })

  it.each([424_242, UPSTREAM_IDS + 1])(
    'return no address, no lyrics and no detail for song %d',
    async (id) => {
      const { visitor } = await openMusicApp()
      expect(await visitor.getSongUrl({ query: { id } })).toEqual({ data: [{ id, url: null }] })
      expect(await visitor.getLyric({ query: { id } })).toEqual({ lrc: { lyric: '' } })
      expect(await visitor.getSongDetail({ query: { ids: `${id}` } })).toEqual({ songs: [] })
    },
  )
})

describe('the music folder', () => {
  it('is watched for new, changed and deleted files', async () => {
    const { write, found, folder, hasSongs, visitor } = await open()
    await write('new folder/new.mp3', mp3({ title: 'newcomer' }))
    await hasSongs(SONGS + 1)
    await expect
      .poll(async () => names((await visitor.getToplist()).list), SOON)
      .toContain('new folder')
    await write('new folder/new.mp3', mp3({ title: 'renamed newcomer' }, 30))
    await expect
      .poll(async () => names(await found('newcomer')), SOON)
      .toEqual(['renamed newcomer'])
    await write('new folder/new.lrc', LYRIC)
    const [song] = await found('newcomer')
    const lyric = async () => (await visitor.getLyric({ query: { id: song?.id ?? 0 } })).lrc?.lyric
    await expect.poll(lyric, SOON).toBe(LYRIC)
    await rename(join(folder, 'new folder'), join(folder, 'old folder'))
    await expect
      .poll(async () => names((await visitor.getToplist()).list), SOON)
      .toContain('old folder')
    await rm(join(folder, 'old folder'), { recursive: true })
    await write('old folder/again.mp3', mp3({ title: 'again' }))
    await expect.poll(async () => names(await found('again')), SOON).toEqual(['again'])
    await write('old folder/later.mp3', mp3({ title: 'later' }))
    await expect.poll(async () => names(await found('later')), SOON).toEqual(['later'])
    await rm(join(folder, 'old folder'), { recursive: true })
    await hasSongs(SONGS)
    await unlink(join(folder, 'loose.mp3'))
    await hasSongs(SONGS - 1)
  }, 120_000)

  it('follows no symbolic links out of it', async () => {
    const outside = mp3({ title: 'outside' })
    const music = await open()
    await music.write('../outside/secret.mp3', outside)
    await symlink(join(music.folder, '../outside'), join(music.folder, 'inside'))
    await symlink(join(music.folder, '../outside/secret.mp3'), join(music.folder, 'link.mp3'))
    await music.write('last.mp3', mp3({ title: 'last' }))
    await music.hasSongs(SONGS + 1)
    expect(await music.found('outside')).toEqual([])
  })

  it('serves nothing of a song that was replaced by a link', async () => {
    const { found, folder, get, visitor, platform } = await open()
    const [song] = await found('Loose')
    const [{ url } = { url: '' }] = (await visitor.getSongUrl({ query: { id: song?.id ?? 0 } }))
      .data
    await unlink(join(folder, 'loose.mp3'))
    await symlink('/etc/hostname', join(folder, 'loose.mp3'))
    expect((await get(url ?? '')).status).toBe(404)
    const row = { path: '../lanting.sqlite', folder: '' }
    await platform.database.queries
      .updateTable('songs')
      .set(row)
      .where('id', '=', song?.id ?? 0)
      .execute()
    expect((await get(url ?? '')).status).toBe(404)
  })
})

describe('a cover', () => {
  it('is taken from the song or its folder and re-encoded', async () => {
    const { found, get, visitor } = await open(
      {
        'in/a.mp3': mp3({ title: 'inside', cover: await jpeg(900, 900) }),
        'by/b.mp3': mp3({ title: 'beside' }),
        'by/cover.jpg': await jpeg(500, 400),
        'no/c.mp3': mp3({ title: 'broken', cover: Buffer.from('no picture at all') }),
      },
      3,
    )
    const widths: number[] = []
    for (const name of ['inside', 'beside']) {
      const url = (await found(name))[0]?.album.artist.img1v1Url ?? ''
      const answer = await get(url)
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
      const { format, width } = await sharp(answer.body).metadata()
      expect(format).toBe('webp')
      widths.push(width)
      expect((await get(url.replace(/-\w+/, '-older'))).status).toBe(404)
      const again = await get(url, { 'if-none-match': String(answer.headers.etag) })
      expect(again.status).toBe(304)
    }
    expect(widths).toEqual([640, 500])
    const { list } = await visitor.getToplist()
    expect(
      list
        .filter(({ coverImgUrl }) => coverImgUrl !== '')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['by', 'in', 'no'])
    const broken = (await found('broken'))[0]?.album.artist.img1v1Url ?? ''
    expect((await get(broken)).status).toBe(404)
  })

  it('is served for a wall of playlists at once', { tags: 'long' }, async () => {
    const cover = await jpeg(40, 40)
    const count = 70
    const files = Array.from({ length: count }, (_, number) => [
      `${number}/a.mp3`,
      mp3({ title: `wall ${number}`, cover }),
    ])
    const { get, visitor } = await open(Object.fromEntries(files), count)
    await expect
      .poll(async () => (await visitor.getToplist()).list.length, SOON)
      .toBeGreaterThanOrEqual(count)
    const { list } = await visitor.getToplist()
    const answers = await Promise.all(list.map(({ coverImgUrl }) => get(coverImgUrl)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('is not found under hostile names', async () => {
    const { get } = await open()
    for (const name of ['1-zzz.webp', '999-a.webp', '..%2f..%2flanting.sqlite', '1-..webp', 'x']) {
      expect((await get(`/wapi/cover/${name}`)).status, name).toBe(404)
    }
  })
})
