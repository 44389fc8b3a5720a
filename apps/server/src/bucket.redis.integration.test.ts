import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { parseS3Address } from './platform/s3-address.ts'
import { type Fault, startFaultProxy } from './testing/fault-proxy.ts'
import { listening } from './testing/listening.ts'
import { SOON } from './testing/music-app.ts'
import { jpeg } from './testing/pictures.ts'
import { newS3Url } from './testing/s3-url.ts'
import { mp3 } from './testing/sounds.ts'

const blob = (content: Buffer) => ({ content: new Blob([new Uint8Array(content)]) })
const SONG = mp3({ title: '送别', artist: '李叔同' }, 2_000)

const open = async (env: Record<string, string> = {}, fault?: Fault) => {
  const proxy = await startFaultProxy(parseS3Address('url', inject('s3Url')).port ?? 0)
  if (fault) proxy.plant(fault)
  const FILES_URL = newS3Url(proxy.port)
  const site = await listening({ env: { FILES_URL, ...env } })
  const owner = await site.ownerClient()
  const uploads = () => site.platform.database.queries.selectFrom('uploads').selectAll().execute()
  const songs = () => site.platform.database.queries.selectFrom('songs').selectAll().execute()
  const uploadPicture = async () => owner.uploadPicture({ file: blob(await jpeg(800, 600)) })
  const uploadSong = (content = SONG) =>
    owner.uploadSong({ query: { name: '送别 (1).mp3', folder: '旧歌' }, file: blob(content) })
  return { ...site, proxy, owner, uploads, songs, uploadPicture, uploadSong }
}

describe('a site with its files in a bucket', () => {
  it('keeps nothing in its folder, and serves pictures and their variants', async () => {
    const { uploadPicture, get, platform } = await open()
    const { url } = await uploadPicture()
    for (const address of [url, url.replace('.webp', '-320.webp')]) {
      const { status, headers, body } = await get(address)
      expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
      expect(body.length).toBeGreaterThan(100)
    }
    expect((await get(url.replace(/[0-9a-f]{8}/, '00000000'))).status).toBe(404)
    expect(await readdir(join(platform.dataDir, 'incoming'))).toEqual([])
    expect(await readdir(platform.dataDir)).not.toContain('files')
  })

  it('serves songs whole and in parts, with lyrics', async () => {
    const { uploadSong, owner, client, get, songs } = await open()
    const song = await uploadSong()
    expect(song).toMatchObject({ name: '送别', path: '旧歌/送别 (1).mp3', bytes: SONG.length })
    await expect(uploadSong(mp3({ title: 'other' }))).rejects.toMatchObject({ status: 409 })
    const { data } = await client().getSongUrl({ query: { id: song.id } })
    const url = data[0]?.url ?? ''
    expect((await get(url)).body.equals(SONG)).toBe(true)
    const part = await get(url, { range: 'bytes=300000-300099' })
    expect([part.status, part.body.equals(SONG.subarray(300_000, 300_100))]).toEqual([206, true])
    const end = await get(url, { range: 'bytes=-50' })
    expect([end.status, end.body.equals(SONG.subarray(-50))]).toEqual([206, true])
    expect((await get(url, { 'if-none-match': String(end.headers.etag) })).status).toBe(304)
    const lyric = '[00:01.00]长亭外，古道边'
    await owner.updateLyric({ body: { id: song.id, lyric } })
    expect((await client().getLyric({ query: { id: song.id } })).lrc?.lyric).toContain('长亭外')
    await owner.deleteSong({ params: { id: song.id } })
    expect((await get(url)).status).toBe(404)
    expect(await songs()).toEqual([])
  })

  it('finds songs that others put into the bucket, with their covers', {
    tags: 'long',
  }, async () => {
    const cover = await jpeg(600, 600)
    const { platform, owner, songs, get, proxy } = await open()
    await platform.music.write('folk/inside.mp3', mp3({ title: 'inside', cover }))
    await platform.music.write('folk/beside.mp3', mp3({ title: 'beside' }))
    await platform.music.write('folk/cover.jpg', cover)
    await platform.music.write('folk/beside.lrc', Buffer.from('[00:01.00]a line'))
    await platform.music.write('notes.txt', Buffer.from('no song'))
    // An upload asks for a scan.
    await owner.uploadSong({ query: { name: 'third.mp3' }, file: blob(mp3({ title: 'third' })) })
    await expect.poll(async () => (await songs()).length, SOON).toBe(3)
    const { list } = await owner.getLibrarySongs({ params: { current: 1, size: 10 }, query: {} })
    const beside = list.find(({ name }) => name === 'beside')
    expect(beside).toMatchObject({ hasLyric: true, path: 'folk/beside.mp3' })
    for (const { picUrl } of list.filter(({ path }) => path.startsWith('folk/'))) {
      for (let times = 0; times < 2; times += 1) {
        const { status, headers } = await get(picUrl)
        expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
      }
    }
    proxy.plant({ kind: 'busy' })
    const { status, headers } = await get(beside?.picUrl ?? '')
    expect(status).toBe(503)
    expect(String(headers['cache-control'])).not.toContain('immutable')
  })

  it('sends browsers to the bucket if it is set so', async () => {
    const { uploadSong, client, get } = await open({ SONG_REDIRECT: 'on' })
    const { id } = await uploadSong()
    const { data } = await client().getSongUrl({ query: { id } })
    const { status, headers } = await get(data[0]?.url ?? '')
    expect([status, headers['cache-control']]).toEqual([302, 'no-store'])
    const answer = await fetch(String(headers.location), { headers: { range: 'bytes=10-19' } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'audio/mpeg'])
    expect(Buffer.from(await answer.arrayBuffer()).equals(SONG.subarray(10, 20))).toBe(true)
  })
})

describe('while the bucket is away', () => {
  const AWAY = { status: 503, reason: 'filesUnavailable' }
  const CUT: Fault = { kind: 'cut', side: 'request', bytes: 10 }
  const statusOf = async (get: Awaited<ReturnType<typeof open>>['get']) => {
    const { status, body } = await get('/api/health')
    return [status, JSON.parse(body.toString()).result]
  }

  it('uploads get a clear word and leave no row; afterwards they work', {
    tags: 'long',
  }, async () => {
    const { proxy, uploadPicture, uploadSong, uploads, songs, owner, get } = await open()
    const { url } = await uploadPicture()
    proxy.plant({ kind: 'busy' })
    await expect(uploadPicture()).rejects.toMatchObject(AWAY)
    await expect(uploadSong()).rejects.toMatchObject({ status: 503 })
    const picture = await get(url)
    expect([picture.status, picture.headers['retry-after']]).toEqual([503, '10'])
    expect(String(picture.headers['cache-control'])).not.toContain('immutable')
    expect(JSON.parse(picture.body.toString()).message).toMatch(/文件存储/)
    const { list } = await owner.getUploadList({ body: { current: 1, size: 10 } })
    expect(list.map((row) => row.url)).toEqual([url])
    expect(await songs()).toEqual([])
    expect(await statusOf(get)).toEqual([200, { status: 'degraded', away: ['bucket'] }])
    proxy.mend()
    await uploadPicture()
    await uploadSong()
    // The sweep has removed what was left of the refused one.
    await expect.poll(async () => (await uploads()).length, SOON).toBe(2)
  })

  it('a node starts without it, says so, and notices by itself when it is back', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    onTestFinished(() => said.mockRestore())
    const { proxy, get, owner, uploadPicture } = await open({}, CUT)
    expect(said.mock.calls.flat().join(' ')).toMatch(/^The bucket s3:.*files.* does not answer/)
    expect(await statusOf(get)).toEqual([200, { status: 'degraded', away: ['bucket'] }])
    expect((await owner.getSiteHealth()).bucket).toMatchObject({ isReachable: false })
    proxy.mend()
    await expect.poll(() => statusOf(get), SOON).toEqual([200, { status: 'ready', away: [] }])
    expect((await owner.getSiteHealth()).bucket).toMatchObject({ isReachable: true })
    await uploadPicture()
  })

  it('deleting a song waits for the bucket', async () => {
    const { proxy, uploadSong, owner, songs } = await open()
    const { id } = await uploadSong()
    proxy.plant(CUT)
    await expect(owner.deleteSong({ params: { id } })).rejects.toMatchObject(AWAY)
    expect(await songs()).toHaveLength(1)
    proxy.mend()
    await owner.deleteSong({ params: { id } })
    expect(await songs()).toEqual([])
  })
})
