import { randomBytes } from 'node:crypto'
import { pictureUrl, ROLE } from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'
import {
  type KeptPictures,
  keepPictures,
  type PictureSubject,
  releasePictures,
} from './picture-uses.store.ts'
import { sweepOrphans } from './sweep-orphans.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { createPictureStore } from './take-picture.ts'
import { filesOf } from './uploads.rules.ts'
import { eraseOf, uploadStore } from './uploads.store.ts'

const shared = useSite()

const HOUR = 3_600_000
const FOREIGN = { key: 'foreignPicture' }

const open = async () => {
  let now = Date.UTC(2026, 0, 1)
  const test = await shared.empty({ now: () => now })
  const { queries } = test.platform.database
  const store = uploadStore(queries)
  const { id } = await test.userClient('reader')
  const reader = { id, role: ROLE.user }
  const owner = { id: 1, role: ROLE.administrator }

  /** The rows and files of an upload, without the work of making the picture. */
  const upload = async (userId = id) => {
    const size = { width: 400, height: 300 }
    const url = pictureUrl({ key: randomBytes(16).toString('hex'), ...size, colour: undefined })
    await store.add({ url, userId, bytes: 2, ...size, placeholder: '' }, now)
    for (const name of filesOf(url)) await test.platform.files.write(name, Buffer.from('x'))
    await store.confirm(url, now)
    return url
  }
  const keep = (subject: PictureSubject, urls: string[], more: Partial<KeptPictures> = {}) =>
    queries
      .transaction()
      .execute((transaction) =>
        keepPictures(transaction, { subject, urls, by: reader, others: 'refused', ...more }),
      )
  const sweep = () => sweepUploads({ ...test.platform, store })
  const isThere = async (url: string) => {
    const variants = [url, url.replace('.webp', '-320.webp')]
    const answers = await Promise.all(variants.map((variant) => test.app.inject({ url: variant })))
    const [full, small] = answers.map(({ statusCode }) => statusCode === 200)
    expect(full).toBe(small)
    return full
  }
  const rows = () => queries.selectFrom('uploads').select(['url', 'use_count']).execute()
  const later = (ms: number) => {
    now += ms
  }
  return { ...test, queries, store, reader, owner, upload, keep, sweep, isThere, rows, later }
}

describe('a picture', () => {
  it('without uses is deleted after a day', async () => {
    const { upload, sweep, isThere, rows, later } = await open()
    const url = await upload()
    later(23 * HOUR)
    await sweep()
    expect(await isThere(url)).toBe(true)
    later(HOUR)
    await sweep()
    expect(await isThere(url)).toBe(false)
    expect(await rows()).toEqual([])
  })

  it('with uses stays until its last use ends', async () => {
    const { upload, keep, sweep, isThere, later, queries } = await open()
    const url = await upload()
    await keep('avatar:2', [url])
    await keep('board:7', [url, url, ''])
    later(1_000 * HOUR)
    await keep('avatar:2', [])
    await sweep()
    expect(await isThere(url)).toBe(true)
    await releasePictures(queries, 'board:7')
    await sweep()
    expect(await isThere(url)).toBe(false)
  })

  it('is deleted when another replaces it, and the other stays', async () => {
    const { upload, keep, sweep, isThere } = await open()
    const [before, after] = [await upload(), await upload()]
    await keep('avatar:2', [before])
    await keep('avatar:2', [after])
    await sweep()
    expect([await isThere(before), await isThere(after)]).toEqual([false, true])
  })

  it('stays when the change that released it is rolled back', async () => {
    const { upload, keep, sweep, isThere, rows } = await open()
    const url = await upload()
    await keep('avatar:2', [url])
    await expect(keep('avatar:2', ['https://elsewhere.example/a.png'])).rejects.toMatchObject(
      FOREIGN,
    )
    await sweep()
    expect(await isThere(url)).toBe(true)
    expect(await rows()).toEqual([{ url, use_count: 1 }])
  })

  it('is deleted with its row, however that row is deleted', async () => {
    const { upload, keep, sweep, isThere, queries, reader } = await open()
    const times = { created_at: 1, updated_at: 1 }
    const [avatar, background] = [await upload(), await upload()]
    const { id } = await queries
      .insertInto('board_messages')
      .values({ tag: 't', message: 'm', color: '', user_id: reader.id, nick_name: 'r', ...times })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keep(`board:${id}`, [background])
    await keep(`avatar:${reader.id}`, [avatar])
    await queries.deleteFrom('users').where('id', '=', reader.id).execute()
    await sweep()
    expect([await isThere(avatar), await isThere(background)]).toEqual([false, false])
  })
})

describe('a picture field of a user', () => {
  it.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    'javascript:alert(1)',
    '/art/demo/tab-key.avif',
    `/uploads/${'0'.repeat(32)}-400x300-ffffff.webp`,
    ' ',
  ])('rejects %j', async (url) => {
    const { keep, rows } = await open()
    await expect(keep('avatar:2', [url])).rejects.toMatchObject(FOREIGN)
    expect(await rows()).toEqual([])
  })

  it('rejects pictures of another user, except of an administrator', async () => {
    const { upload, keep, userClient, owner } = await open()
    const theirs = await upload((await userClient('stranger')).id)
    await expect(keep('avatar:2', [theirs])).rejects.toMatchObject(FOREIGN)
    await expect(keep('avatar:2', [theirs], { by: undefined })).rejects.toMatchObject(FOREIGN)
    await keep('avatar:2', [await upload(owner.id)])
  })

  it('accepts any picture from an administrator, and the current picture from anybody', async () => {
    const { upload, keep, owner, userClient } = await open()
    const theirs = await upload((await userClient('stranger')).id)
    await keep('avatar:2', [theirs], { by: owner })
    await keep('avatar:2', [theirs])
    await expect(keep('board:1', [theirs])).rejects.toMatchObject(FOREIGN)
  })

  it('rejects a smaller variant of a picture', async () => {
    const { upload, keep } = await open()
    const url = await upload()
    const small = url.replace('.webp', '-320.webp')
    await expect(keep('avatar:2', [small])).rejects.toMatchObject(FOREIGN)
  })
})

it('where other addresses are allowed, counts only uploads', async () => {
  const { upload, keep, owner, rows } = await open()
  const url = await upload()
  const urls = ['https://elsewhere.example/a.png', url, '/art/demo/tab-key.avif']
  await keep('article:1', urls, { by: owner, others: 'allowed' })
  expect(await rows()).toEqual([{ url, use_count: 1 }])
})

describe('concurrency', () => {
  it('a picture that is being removed cannot be used any more', async () => {
    const { upload, keep, store, sweep, rows, later, platform } = await open()
    const url = await upload()
    later(25 * HOUR)
    expect(await store.takeUnused(platform.now())).toMatchObject([{ url }])
    await expect(keep('avatar:2', [url])).rejects.toMatchObject(FOREIGN)
    await sweep()
    expect(await rows()).toEqual([])
  })

  it('a picture is either used or removed, never both', async () => {
    const { upload, keep, sweep, isThere, rows, later } = await open()
    const urls = [await upload(), await upload(), await upload(), await upload()]
    later(25 * HOUR)
    const results = await Promise.all([
      ...urls.map((url, index) =>
        keep(`avatar:${index + 10}`, [url]).then(
          () => true,
          () => false,
        ),
      ),
      sweep(),
      sweep(),
    ])
    const there = await Promise.all(urls.map(isThere))
    expect(there).toEqual(results.slice(0, 4))
    expect((await rows()).map(({ use_count }) => use_count)).toEqual(
      there.filter(Boolean).map(() => 1),
    )
  })

  it('uses are counted correctly under concurrent changes', async () => {
    const { upload, keep, sweep, rows, isThere } = await open()
    const urls = [await upload(), await upload(), await upload()]
    const subjects = Array.from({ length: 8 }, (_, index): PictureSubject => `talk:${index}`)
    await Promise.all(subjects.map((subject) => keep(subject, [...urls].reverse())))
    expect((await rows()).map(({ use_count }) => use_count)).toEqual([8, 8, 8])
    await Promise.all(subjects.map((subject) => keep(subject, [])))
    await sweep()
    expect(await rows()).toEqual([])
    expect(await isThere(urls[0] ?? '')).toBe(false)
  })
})

it('a picture whose files cannot be written is removed by the next sweep', async () => {
  const { store, reader, sweep, rows, platform } = await open()
  const made = { width: 400, height: 300, colour: undefined, blur: '', variants: [] }
  const take = createPictureStore({
    store,
    now: platform.now,
    pictures: { make: async () => made },
    files: { ...platform.files, write: () => Promise.reject(new Error('no space')) },
  })
  await expect(take('', reader.id, { lane: reader.id })).rejects.toThrow('no space')
  expect(await rows()).toHaveLength(1)
  await sweep()
  expect(await rows()).toEqual([])
})

describe('after a killed process', () => {
  it('a picture whose files were not all written is unknown, and removed after an hour', async () => {
    const { store, reader, sweep, rows, later, keep, platform } = await open()
    const size = { width: 400, height: 300 }
    const url = pictureUrl({ key: randomBytes(16).toString('hex'), ...size, colour: undefined })
    const [first = ''] = filesOf(url)
    await store.add({ url, userId: reader.id, bytes: 2, ...size, placeholder: '' }, platform.now())
    await platform.files.write(first, Buffer.from('x'))
    expect(await store.has(url)).toBe(false)
    expect(await store.exportOf(reader.id)).toEqual([])
    await expect(keep('talk:1', [url])).rejects.toMatchObject(FOREIGN)
    later(HOUR - 1)
    await sweep()
    expect(await rows()).toHaveLength(1)
    later(1)
    await sweep()
    expect(await rows()).toEqual([])
    expect(await platform.files.read(first)).toBeUndefined()
    expect(await store.confirm(url, platform.now())).toBe(false)
  })

  it('the next sweep removes rows without files, and files of rows being deleted', async () => {
    const { upload, platform, sweep, isThere, queries, rows, later } = await open()
    const [half, leaving] = [await upload(), await upload()]
    await platform.files.delete(half.slice(1))
    await queries.updateTable('uploads').set({ deleting: 1 }).where('url', '=', leaving).execute()
    await sweep()
    expect(await isThere(leaving)).toBe(false)
    later(24 * HOUR)
    await sweep()
    expect(await rows()).toEqual([])
    expect(await platform.files.read(half.slice(1).replace('.webp', '-320.webp'))).toBeUndefined()
  })
})

describe('a file without a row', () => {
  it('is deleted after a day; files with a row, other files and those of other sites stay', async () => {
    const { upload, platform, isThere, store } = await open()
    const kept = await upload()
    const orphan = kept.replace(/[0-9a-f]{8}/, 'abcdef01')
    for (const name of [...filesOf(orphan), 'folder-id']) {
      await platform.files.write(name, Buffer.from('x'))
    }
    const { files } = platform
    let isOwn = true
    const sweep = (now: number) =>
      sweepOrphans({ store, files, ownsFiles: async () => isOwn, now: () => now })
    await sweep(Date.now() + 23 * HOUR)
    expect(await isThere(orphan)).toBe(true)
    isOwn = false
    await sweep(Date.now() + 25 * HOUR)
    expect(await isThere(orphan)).toBe(true)
    isOwn = true
    await sweep(Date.now() + 25 * HOUR)
    for (const name of filesOf(orphan)) expect(await platform.files.read(name)).toBeUndefined()
    expect(await isThere(kept)).toBe(true)
    expect(await platform.files.read('folder-id')).toBeDefined()
  })
})

describe('account deletion', () => {
  it('exports everything that the user has uploaded', async () => {
    const { upload, store, reader } = await open()
    const url = await upload()
    expect(await store.exportOf(reader.id)).toEqual([
      { url, width: 400, height: 300, bytes: expect.any(Number), created_at: expect.any(Number) },
    ])
    expect(await store.exportOf(99)).toEqual([])
  })

  it('deletes pictures, except those that other content shows', async () => {
    const { upload, keep, owner, sweep, isThere, queries, reader, store } = await open()
    const [unused, own, shared] = [await upload(), await upload(), await upload()]
    await keep(`avatar:${reader.id}`, [own])
    await keep('article:1', [shared], { by: owner })
    await queries.transaction().execute(async (transaction) => {
      await eraseOf(transaction, reader.id)
      await transaction.deleteFrom('users').where('id', '=', reader.id).execute()
    })
    await sweep()
    expect(await Promise.all([unused, own, shared].map(isThere))).toEqual([false, false, true])
    expect(await store.exportOf(reader.id)).toEqual([])
    const [left] = await queries.selectFrom('uploads').select(['url', 'user_id']).execute()
    expect(left).toEqual({ url: shared, user_id: null })
  })
})
