import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ALL_TABLES } from './database/archive/archived-tables.ts'
import type { Database } from './database/open.ts'
import { idsWithText } from './database/search-index/find-texts.ts'
import { fileSource } from './features/backup/archive-source.ts'
import { verifyArchive } from './features/backup/restore-archive.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { firstStart } from './first-start.ts'
import {
  type ArchiveSite,
  AT,
  backUp,
  emptySite,
  fullSite,
  quiet,
  restore,
  sqliteSite,
} from './testing/archive-sites.ts'
import { OWNER } from './testing/test-app.ts'

/** Deriving a key from a passphrase is slow on purpose. */
const SLOW_MS = 180_000
const PASSPHRASE = 'correct horse'

describe('an archive', () => {
  it('is the same byte for byte after a restore into this engine and back', async () => {
    const source = await fullSite()
    const [first, second, third] = [1, 2, 3].map((n) => join(source.dataDir, `${n}.tar.zst`)) as [
      string,
      string,
      string,
    ]
    await backUp(source, first)
    const target = await emptySite()
    await restore(target, first)
    await backUp(target, second)
    const back = await sqliteSite()
    await restore(back, second)
    await backUp(back, third)
    const [one, two, three] = await Promise.all(
      [first, second, third].map((file) => readFile(file)),
    )
    expect(two?.equals(one as Buffer)).toBe(true)
    expect(three?.equals(one as Buffer)).toBe(true)
    const ngramsIn = ({ database: { queries } }: ArchiveSite) =>
      queries.selectFrom('search_ngrams').select('rowid').orderBy('rowid').execute()
    expect((await ngramsIn(target)).length).toBeGreaterThan(10)
    expect(await ngramsIn(target)).toEqual(await ngramsIn(source))
  })

  it('is indexed when it is restored, as this version normalizes texts', async () => {
    const source = await fullSite()
    const { queries: from } = source.database
    const { article_id } = await from
      .selectFrom('search_texts')
      .select('article_id')
      .executeTakeFirstOrThrow()
    const display_text = '讀書\n書名'
    const earlier = { normalized_text: display_text, normalized_title: '書名', display_text }
    await from
      .updateTable('search_texts')
      .set(earlier)
      .where('article_id', '=', article_id)
      .execute()
    const file = join(source.dataDir, 'a.tar.zst')
    await backUp(source, file)
    const target = await emptySite()
    await restore(target, file)
    const { queries } = target.database
    const text = await queries
      .selectFrom('search_texts')
      .select(['normalized_text', 'normalized_title'])
      .where('article_id', '=', article_id)
      .executeTakeFirstOrThrow()
    expect(text).toEqual({ normalized_text: '读书\n书名', normalized_title: '书名' })
    const message = await queries
      .selectFrom('chat_messages')
      .select(['id', 'content'])
      .where('content_type', '=', 'text')
      .executeTakeFirstOrThrow()
    const comment = await queries
      .selectFrom('comments')
      .select(['id', 'content'])
      .executeTakeFirstOrThrow()
    expect(await idsWithText(queries, 'chat_messages', message.content)).toContain(message.id)
    expect(await idsWithText(queries, 'comments', comment.content)).toContain(comment.id)
  })

  it('keeps the numbers of deleted rows unused, and the triggers at work', async () => {
    const source = await fullSite()
    const file = join(source.dataDir, 'a.tar.zst')
    await backUp(source, file)
    const target = await emptySite()
    await restore(target, file)
    const add =
      (tag_name: string) =>
      ({ queries }: Database) =>
        queries
          .insertInto('tags')
          .values({ tag_name, created_at: AT, updated_at: AT })
          .returning('id')
          .executeTakeFirstOrThrow()
    const counted = ({ queries }: Database) =>
      queries.selectFrom('counters').selectAll().where('scope', '=', 'tags').execute()
    expect(await add('next')(target.database)).toEqual(await add('next')(source.database))
    expect(await counted(target.database)).toEqual(await counted(source.database))
  })

  it('does not send again what was waiting when it was made', async () => {
    const source = await fullSite()
    const { queries: from } = source.database
    const user_id = 1
    const common = { state: 'waiting', due_at: AT, created_at: AT }
    const mail = { ...common, user_id, kind: 'digest', message_id: '<1>', leased_until: AT }
    await from.insertInto('mails').values(mail).execute()
    const event = { kind: 'test', user_id, name: '', title: '', text: '', path: '/' }
    await from
      .insertInto('events')
      .values({ ...event, created_at: AT })
      .execute()
    const states = ['waiting', 'batching', 'sent', 'failed']
    for (const [at, state] of states.entries()) {
      const delivery = { ...common, state, event_id: 1, channel: `webhook:${at}`, key: `${at}` }
      await from.insertInto('deliveries').values(delivery).execute()
    }
    const [file, again] = [join(source.dataDir, 'a.tar.zst'), join(source.dataDir, 'b.tar.zst')]
    await backUp(source, file)
    const target = await emptySite()
    await restore(target, file)
    const { queries } = target.database
    const sent = await queries.selectFrom('deliveries').select('state').orderBy('id').execute()
    expect(sent.map(({ state }) => state)).toEqual(['failed', 'failed', 'sent', 'failed'])
    const mails = await queries.selectFrom('mails').select(['state', 'leased_until']).execute()
    expect(mails).toEqual([{ state: 'failed', leased_until: null }])
    await backUp(target, again)
    expect((await readFile(again)).equals(await readFile(file))).toBe(true)
    // A move sends what is waiting from the other database.
    expect(await from.selectFrom('mails').select('state').execute()).toEqual([{ state: 'waiting' }])
  })

  it('contains no secret without a passphrase', async () => {
    const source = await fullSite()
    const file = join(source.dataDir, 'a.tar.zst')
    await backUp(source, file)
    const target = await emptySite()
    await firstStart({ database: target.database, now: () => AT }, { owner: OWNER, demo: false })
    const { queries } = target.database
    const own = (await settingsStore(queries).read()).signing_secret
    await restore(target, file)
    expect((await settingsStore(queries).read()).signing_secret).toBe(own)
    expect(await queries.selectFrom('sessions').selectAll().execute()).toEqual([])
    const { secret } = await queries
      .selectFrom('webhooks')
      .select('secret')
      .executeTakeFirstOrThrow()
    expect(secret).toMatch(/^[\w-]{43}$/)
    const content = zstdDecompressSync(await readFile(file)).toString()
    expect(content).toContain('https://a.example')
    const { signing_secret } = await settingsStore(source.database.queries).read()
    for (const hidden of ['hash-of-a-session', 'webhook-secret', 'salt-of-a-day', signing_secret]) {
      expect(content).not.toContain(hidden)
    }
  })

  it('contains the secrets of sessions with a passphrase, but never those of a day', {
    tags: 'long',
    timeout: SLOW_MS,
  }, async () => {
    const source = await fullSite()
    const [file, again] = [join(source.dataDir, 'a.age'), join(source.dataDir, 'b.age')]
    await backUp(source, file, PASSPHRASE)
    expect((await readFile(file)).includes('tables/')).toBe(false)
    const target = await emptySite()
    await expect(restore(target, file)).rejects.toThrow(/is encrypted/)
    await expect(restore(target, file, 'wrong')).rejects.toThrow(/passphrase does not open/)
    await restore(target, file, PASSPHRASE)
    await backUp(target, again, PASSPHRASE)
    const [one, two] = await Promise.all(
      [file, again].map(async (path) =>
        verifyArchive({ ...quiet, archive: await fileSource(path), passphrase: PASSPHRASE }),
      ),
    )
    expect(two).toEqual(one)
    const { queries } = target.database
    const { token_hash } = await queries
      .selectFrom('sessions')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    expect(token_hash).toBe('hash-of-a-session')
    expect(await queries.selectFrom('daily_salts').selectAll().execute()).toEqual([])
  })

  it('shows the database at one moment while others write', async () => {
    const source = await emptySite()
    await firstStart({ database: source.database, now: () => AT }, { owner: OWNER, demo: false })
    let isWriting = true
    let written = 0
    const writing = (async () => {
      while (isWriting) {
        // Counted by a trigger in the same transaction.
        const values = { tag_name: `tag ${written}`, created_at: 1, updated_at: 1 }
        await source.database.queries.insertInto('tags').values(values).execute()
        written += 1
        await new Promise(setImmediate)
      }
    })()
    const file = join(source.dataDir, 'a.tar.zst')
    const before = written
    await backUp(source, file)
    const after = written
    isWriting = false
    await writing
    const target = await sqliteSite()
    await restore(target, file)
    const tags = await target.database.queries.selectFrom('tags').select('id').execute()
    const counted = await target.database.queries
      .selectFrom('counters')
      .select('value')
      .where('scope', '=', 'tags')
      .executeTakeFirst()
    expect(tags.length).toBeGreaterThanOrEqual(before)
    expect(tags.length).toBeLessThanOrEqual(after)
    expect(counted?.value ?? 0).toBe(tags.length)
  })

  it('names every table of the database', async () => {
    const { database } = await emptySite()
    const tables = await database.queries.introspection.getTables()
    const names = tables
      .map(({ name }) => name)
      .filter((name) => !/^([a-z]+_ngrams_|migrations$)/.test(name))
    expect(names.toSorted()).toEqual(ALL_TABLES.toSorted())
  })
})
