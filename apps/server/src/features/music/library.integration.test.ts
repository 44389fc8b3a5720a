import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { sharedFolderFiles } from '../../platform/files.disk.ts'
import { openMusicApp, SOON } from '../../testing/music-app.ts'
import { mp3 } from '../../testing/sounds.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { FileTags } from '../../workers/file-tags.ts'
import { createMusicFiles } from '../../workers/music-files.ts'
import { libraryStore } from './library.store.ts'
import { openLibrary } from './library.ts'
import { scanStore } from './scan.store.ts'
import { songRow } from './song-row.ts'

const FILES = inject('long') ? 5_000 : 500
/** Songs between two answers. */
const STEP_MAX = 200
const FOLDERS = 50
const TAGS: FileTags = {
  container: 'mp3',
  title: 'new',
  artists: [],
  album: '',
  albumArtists: [],
  isCompilation: false,
  genres: [],
  year: 0,
  disc: 0,
  track: 0,
  bitRate: 0,
  gainDb: null,
  hasCover: false,
  durationMs: 1_000,
  hasLyric: false,
}
const soundless = async (texts: readonly string[]) => texts.map(() => [])

/** A library on a real database, with its own folders. */
const open = async () => {
  const { platform } = await openTestApp()
  const folder = await mkdtemp(join(tmpdir(), 'lanting-music-'))
  const [ownFolder, demoFolder] = [join(folder, 'own'), join(folder, 'demo')]
  await Promise.all([ownFolder, demoFolder].map((path) => mkdir(path)))
  const reader = createMusicFiles()
  const meanwhile: (() => Promise<void>)[] = []
  const files = {
    ...reader,
    list: async (root: string) => {
      const listed = await reader.list(root)
      await meanwhile.shift()?.()
      return listed
    },
  }
  const broken: string[] = []
  const away: string[] = []
  const errors: unknown[] = []
  const demo = { isThere: true }
  const scans = scanStore(platform.database.queries)
  const library = openLibrary({
    reader: files,
    own: sharedFolderFiles(ownFolder),
    demo: sharedFolderFiles(demoFolder),
    now: platform.now,
    store: scans,
    hasDemo: async () => demo.isThere,
    demoNames: async () => undefined,
    withInvalidation: (work) => work,
    onBroken: (path) => broken.push(path),
    onUnavailable: (folder) => away.push(folder),
    onError: (error) => errors.push(error),
  })
  onTestFinished(async () => {
    await library.stop()
    await files.close()
    await rm(folder, { recursive: true })
    expect(errors).toEqual([])
  })
  const store = libraryStore(platform.database.queries)
  const count = () => store.count()
  return { library, ownFolder, demoFolder, broken, away, demo, store, scans, count, meanwhile }
}

describe('bundled songs', () => {
  it('are offered while the demo content exists and removed with it', async () => {
    const { library, ownFolder, demoFolder, demo, store, count } = await open()
    await mkdir(join(demoFolder, 'songs'))
    await writeFile(join(demoFolder, 'songs/a.mp3'), mp3({ title: 'of the demo' }))
    await writeFile(join(ownFolder, 'b.mp3'), mp3({ title: 'own' }))
    library.start()
    await expect.poll(count, SOON).toBe(2)
    await expect.poll(async () => (await store.playlists()).length, SOON).toBe(2)
    demo.isThere = false
    library.requestScan()
    await expect.poll(count, SOON).toBe(1)
    await expect.poll(async () => (await store.playlists()).length, SOON).toBe(1)
    expect((await store.newest(1, 0))[0]?.name).toBe('own')
  })
})

describe('an unavailable folder, like an unmounted disk', () => {
  const songRows = async ({ store }: Awaited<ReturnType<typeof open>>) =>
    (await store.newest(9, 0)).map(({ id }) => id)

  it.each(['missing', 'empty'])('keeps its songs and is logged once: %s', async (how) => {
    const music = await open()
    const { library, ownFolder, away, count, store } = music
    await mkdir(join(ownFolder, 'album'))
    await writeFile(join(ownFolder, 'album/a.mp3'), mp3({ title: 'a' }))
    await writeFile(join(ownFolder, 'b.mp3'), mp3({ title: 'b' }))
    library.start()
    await expect.poll(count, SOON).toBe(2)
    const before = await songRows(music)
    await rename(ownFolder, `${ownFolder} elsewhere`)
    if (how === 'empty') await mkdir(ownFolder)
    library.requestScan()
    await expect.poll(() => away, SOON).toEqual([ownFolder])
    expect(await songRows(music)).toEqual(before)
    expect(await store.playlists()).toHaveLength(2)

    await rm(ownFolder, { recursive: true, force: true })
    await rename(`${ownFolder} elsewhere`, ownFolder)
    await writeFile(join(ownFolder, 'c.mp3'), mp3({ title: 'c' }))
    library.requestScan()
    await expect.poll(count, SOON).toBe(3)
    expect(await songRows(music)).toEqual(expect.arrayContaining(before))
    // The watcher still reports later changes.
    await rm(join(ownFolder, 'b.mp3'))
    await expect.poll(count, SOON).toBe(2)
    expect(away).toEqual([ownFolder])
  })
})

describe('a scan', () => {
  it('skips broken files and logs them once', async () => {
    const { library, ownFolder, broken, count } = await open()
    await writeFile(join(ownFolder, 'broken.mp3'), 'nothing to hear')
    await writeFile(join(ownFolder, 'empty.flac'), '')
    await writeFile(join(ownFolder, 'whole.mp3'), mp3({ title: 'whole' }))
    library.start()
    await expect.poll(count, SOON).toBe(1)
    await writeFile(join(ownFolder, 'another.mp3'), mp3({ title: 'another' }))
    await expect.poll(count, SOON).toBe(2)
    expect(broken.sort()).toEqual(['broken.mp3', 'empty.flac'])
  })

  it('misses no file that appears before its folder is watched', async () => {
    const { library, ownFolder, count, meanwhile } = await open()
    meanwhile.push(() => writeFile(join(ownFolder, 'early.mp3'), mp3({ title: 'early' })))
    library.start()
    await expect.poll(count, SOON).toBe(1)
  })

  it('finds nothing without a folder, and creates the own one', async () => {
    const { library, ownFolder, demoFolder, count } = await open()
    await rm(ownFolder, { recursive: true })
    await rm(demoFolder, { recursive: true })
    library.start()
    await expect
      .poll(
        () =>
          writeFile(join(ownFolder, 'a.mp3'), mp3()).then(
            () => true,
            () => false,
          ),
        SOON,
      )
      .toBe(true)
    library.requestScan()
    await expect.poll(count, SOON).toBe(1)
  })

  it('keeps a song that is uploaded meanwhile', async () => {
    const { library, ownFolder, store, scans, count, meanwhile } = await open()
    const song = { path: 'new.mp3', folder: '', bytes: 1, changedAt: 1, lyric: '' }
    const upload = { ...song, coverBeside: undefined }
    const row = await songRow('own', upload, TAGS, {
      ...{ sounds: soundless, hash: 'x', at: Number.MAX_SAFE_INTEGER },
    })
    meanwhile.push(async () => {
      await writeFile(join(ownFolder, 'new.mp3'), mp3({ title: 'new' }))
      await scans.add([row])
    })
    library.start()
    await expect.poll(count, SOON).toBe(1)
    // The next scan begins only after this one has ended.
    await writeFile(join(ownFolder, 'later.mp3'), mp3({ title: 'later' }))
    await expect.poll(count, SOON).toBe(2)
    // A scan would add the file again with an earlier position than later songs.
    expect((await store.newest(1, 0))[0]?.path).toBe('new.mp3')
  })

  it('stops at once when the site closes', async () => {
    const { library, ownFolder, count } = await open()
    for (let at = 0; at < 100; at += 1) {
      await writeFile(join(ownFolder, `${at}.mp3`), mp3({ title: `song ${at}` }))
    }
    library.start()
    await library.stop()
    library.requestScan()
    expect(await count()).toBe(0)
  })

  it(`finds ${FILES} songs while requests are answered as ever`, async () => {
    const files = Array.from({ length: FILES }, (_, at) => {
      const title = `song ${at}`
      return [`album ${at % FOLDERS}/${at}.mp3`, mp3({ title, artist: '茉莉' }, 2)] as const
    })
    const music = await openMusicApp(Object.fromEntries(files))
    const rows = () => music.platform.database.queries.selectFrom('songs').select('id').execute()
    const count = async () => (await rows()).length
    // The site is open although the scan has hardly begun: the start does not wait for it.
    await expect.poll(count, { ...SOON, interval: 1 }).toBeGreaterThan(0)
    const counts = [await count()]
    expect(counts[0]).toBeLessThan(STEP_MAX)
    const [first] = await rows()
    while ((counts.at(-1) ?? 0) < FILES) {
      const answer = await music.get(`/wapi/audio/${first?.id}-1.mp3`)
      expect(answer.status).toBe(200)
      counts.push(await count())
    }
    // Requests are answered during the scan, which hardly advances between two answers.
    const steps = counts.slice(1).map((found, place) => found - (counts[place] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(STEP_MAX)
    const last = `song ${FILES - 1}`
    expect((await music.found(last)).map(({ name }) => name)).toEqual([last])
    await expect
      .poll(async () => (await music.visitor.getToplist()).list.length, SOON)
      .toBe(FOLDERS)
  }, 240_000)
})
