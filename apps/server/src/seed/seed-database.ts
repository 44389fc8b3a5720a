import type { Database } from '../database/open.ts'
import { reserveIds } from '../database/reserve-ids.ts'
import { settingsStore } from '../features/site/settings.store.ts'
import type { ArticleTemplates } from './article-templates.ts'
import { inBatches } from './batches.ts'
import { findOrCreateCategories, findOrCreateTags } from './find-or-create-taxonomy.ts'
import { generateArticles } from './generate-articles.ts'
import {
  type Amounts,
  amountsOf,
  type FirstIds,
  type GeneratedRows,
  type GenerateNeeds,
  generateRows,
} from './generate-rows.ts'
import type { SeedOptions } from './options.ts'
import { createUniqueNames } from './unique-names.ts'
import { writeArticles } from './write-articles.ts'

const reserveAll = async (database: Database, amounts: Amounts): Promise<FirstIds> => {
  const firstIds: Partial<Record<keyof Amounts, number>> = {}
  for (const [table, count] of Object.entries(amounts) as [keyof Amounts, number][]) {
    firstIds[table] = count > 0 ? await reserveIds(database, table, count) : 0
  }
  return firstIds as FirstIds
}

/** Unique names that exist already. */
const takenNames = async ({ queries }: Database) => {
  const users = await queries.selectFrom('users').select('username').execute()
  const albums = await queries.selectFrom('albums').select('album_name').execute()
  const articles = await queries.selectFrom('articles').select('article_title').execute()
  return {
    uniqueUsername: createUniqueNames(users.map(({ username }) => username.toLowerCase())),
    uniqueAlbumName: createUniqueNames(albums.map(({ album_name }) => album_name)),
    uniqueTitle: createUniqueNames(articles.map(({ article_title }) => article_title)),
  }
}

const writeOtherRows = async ({ queries }: Database, rows: GeneratedRows) => {
  await inBatches(rows.talks, (batch) => queries.insertInto('talks').values(batch).execute())
  await inBatches(rows.talkPhotos, (batch) =>
    queries.insertInto('talk_photos').values(batch).execute(),
  )
  await inBatches(rows.albums, (batch) => queries.insertInto('albums').values(batch).execute())
  await inBatches(rows.photos, (batch) => queries.insertInto('photos').values(batch).execute())
  await inBatches(rows.boardMessages, (batch) =>
    queries.insertInto('board_messages').values(batch).execute(),
  )
  await inBatches(rows.comments, (batch) => queries.insertInto('comments').values(batch).execute())
  await inBatches(rows.likes, (batch) => queries.insertInto('likes').values(batch).execute())
  await inBatches(rows.links, (batch) => queries.insertInto('links').values(batch).execute())
  await inBatches(rows.chatMessages, (batch) =>
    queries.insertInto('chat_messages').values(batch).execute(),
  )
}

const findOwner = async ({ queries }: Database) => {
  const { owner_id } = await settingsStore(queries).read()
  const owner = queries.selectFrom('users').select(['id', 'nick_name']).where('id', '=', owner_id)
  return owner.executeTakeFirstOrThrow()
}

interface SeedNeeds extends Pick<GenerateNeeds, 'material' | 'randomFor'> {
  readonly database: Database
  readonly templates: ArticleTemplates
}

/** Adds rows to a database. The same seed on the same database gives the same rows. */
export const seedDatabase = async (options: SeedOptions, needs: SeedNeeds): Promise<Amounts> => {
  const { database, templates, material, randomFor } = needs
  const { queries } = database
  const amounts = amountsOf(options)
  const owner = await findOwner(database)
  const names = await takenNames(database)
  const firstIds = await reserveAll(database, amounts)
  const rows = generateRows(amounts, firstIds, { owner, material, randomFor, ...names })

  await inBatches(rows.users, (batch) => queries.insertInto('users').values(batch).execute())
  const topics = material.languages.flatMap((language) => language.topics)
  const articles = generateArticles(rows.articles, {
    templates,
    randomFor: (index) => randomFor(`article ${index}`),
    uniqueName: names.uniqueTitle,
    ownerId: owner.id,
    categories: await findOrCreateCategories(
      database,
      topics.map(({ category }) => category),
    ),
    tags: await findOrCreateTags(database, [...new Set(topics.flatMap(({ tags }) => tags))]),
    likesOf: rows.likesOf,
    pictures: material.remarks.pictures,
  })
  await writeArticles(queries, articles)
  await writeOtherRows(database, rows)
  return amounts
}
