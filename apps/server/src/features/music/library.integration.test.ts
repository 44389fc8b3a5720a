import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { musicApp, SOON } from '../../testing/music-app.ts'
import { mp3 } from '../../testing/sounds.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { musicFiles } from '../../workers/music-files.ts'
import { libraryStore } from './library.store.ts'
import { openLibrary } from './library.ts'
import { scanStore } from './scan.store.ts'

const FILES = 5_000
const FOLDERS = 50

/** A library on a real database, with folders of its own. */
const open = async () => {
  const { platform } = await openTestApp()
  const folder = await mkdtemp(join(tmpdir(), 'lanting-music-'))
  const [ownFolder, demoFolder] = [join(folder, 'own'), join(folder, 'demo')]
  await Promise.all([ownFolder, demoFolder].map((path) => mkdir(path)))
  const reader = musicFiles()
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
  const errors: unknown[] = []
  const demo = { isThere: true }
  const library = openLibrary({
    ...{ files, ownFolder, demoFolder, now: platform.now },
    store: scanStore(platform.database.queries),
    hasDemo: async () => demo.isThere,
    announced: (work) => work,
    onBroken: (path) => broken.push(path),
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
  return { library, ownFolder, demoFolder, broken, demo, store, count, meanwhile }
}

describe('the songs that come with the program', () => {
  it('are offered while the demo content is there, and go with it', async () => {
    const { library, ownFolder, demoFolder, demo, store, count } = await open()
    await mkdir(join(demoFolder, 'songs'))
    await writeFile(join(demoFolder, 'songs/a.mp3'), mp3({ title: 'of the demo' }))
    await writeFile(join(ownFolder, 'b.mp3'), mp3({ title: 'own' }))
    library.begin()
    await expect.poll(count, SOON).toBe(2)
    await expect.poll(async () => (await store.playlists()).length, SOON).toBe(2)
    demo.isThere = false
    library.lookAgain()
    await expect.poll(count, SOON).toBe(1)
    await expect.poll(async () => (await store.playlists()).length, SOON).toBe(1)
    expect((await store.newest(1, 0))[0]?.name).toBe('own')
  })
})

describe('a look through the folders', () => {
  it('skips what is broken, and says so once', async () => {
    const { library, ownFolder, broken, count } = await open()
    await writeFile(join(ownFolder, 'broken.mp3'), 'nothing to hear')
    await writeFile(join(ownFolder, 'empty.flac'), '')
    await writeFile(join(ownFolder, 'whole.mp3'), mp3({ title: 'whole' }))
    library.begin()
    await expect.poll(count, SOON).toBe(1)
    await writeFile(join(ownFolder, 'another.mp3'), mp3({ title: 'another' }))
    await expect.poll(count, SOON).toBe(2)
    expect(broken.sort()).toEqual(['broken.mp3', 'empty.flac'])
  })

  it('misses nothing that comes before a folder is watched', async () => {
    const { library, ownFolder, count, meanwhile } = await open()
    meanwhile.push(() => writeFile(join(ownFolder, 'early.mp3'), mp3({ title: 'early' })))
    library.begin()
    await expect.poll(count, SOON).toBe(1)
  })

  it('finds nothing where there is no folder, and makes the own one', async () => {
    const { library, ownFolder, demoFolder, count } = await open()
    await rm(ownFolder, { recursive: true })
    await rm(demoFolder, { recursive: true })
    library.begin()
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
    library.lookAgain()
    await expect.poll(count, SOON).toBe(1)
  })

  it('ends at once when the site closes', async () => {
    const { library, ownFolder, count } = await open()
    for (let at = 0; at < 100; at += 1) {
      await writeFile(join(ownFolder, `${at}.mp3`), mp3({ title: `song ${at}` }))
    }
    library.begin()
    await library.stop()
    library.lookAgain()
    expect(await count()).toBe(0)
  })

  it(`finds ${FILES} songs while requests are answered as ever`, async () => {
    const files = Array.from({ length: FILES }, (_, at) => {
      const title = `song ${at}`
      return [`album ${at % FOLDERS}/${at}.mp3`, mp3({ title, artist: '茉莉' }, 2)] as const
    })
    const music = await musicApp(Object.fromEntries(files))
    const rows = () => music.platform.database.queries.selectFrom('songs').select('id').execute()
    const count = async () => (await rows()).length
    // The site is open, and has hardly begun to look: nobody has waited for it.
    await expect.poll(count, { ...SOON, interval: 1 }).toBeGreaterThan(0)
    const counts = [await count()]
    expect(counts[0]).toBeLessThan(FILES / 10)
    const [first] = await rows()
    while ((counts.at(-1) ?? 0) < FILES) {
      const answer = await music.get(`/wapi/audio/${first?.id}-1.mp3`)
      expect(answer.status).toBe(200)
      counts.push(await count())
    }
    // Whoever asks is answered in between: from one answer to the next, the look gets hardly further.
    const steps = counts.slice(1).map((found, place) => found - (counts[place] ?? 0))
    expect(Math.max(...steps)).toBeLessThan(FILES / 10)
    expect((await music.found('song 4999')).map(({ name }) => name)).toEqual(['song 4999'])
    await expect
      .poll(async () => (await music.visitor.getToplist()).list.length, SOON)
      .toBe(FOLDERS)
  }, 240_000)
})
