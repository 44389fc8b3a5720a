import type { Database } from '../database/open.ts'
import { reserveIds } from '../database/reserve-ids.ts'
import { settingsStore } from '../features/site/settings.store.ts'
import { inBatches } from './batches.ts'
import { drawArticles } from './draw-articles.ts'
import {
  type Amounts,
  amountsOf,
  type DrawNeeds,
  type DrawnRows,
  drawRows,
  type FirstIds,
} from './draw-rows.ts'
import type { Library } from './library.ts'
import { uniqueNames } from './names.ts'
import type { SeedOptions } from './options.ts'
import { categoriesNamed, tagsNamed } from './taxonomy.ts'
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
    usernameOnce: uniqueNames(users.map(({ username }) => username.toLowerCase())),
    albumNameOnce: uniqueNames(albums.map(({ album_name }) => album_name)),
    titleOnce: uniqueNames(articles.map(({ article_title }) => article_title)),
  }
}

const writeOthers = async ({ queries }: Database, rows: DrawnRows) => {
  await inBatches(rows.talks, (some) => queries.insertInto('talks').values(some).execute())
  await inBatches(rows.talkPhotos, (some) =>
    queries.insertInto('talk_photos').values(some).execute(),
  )
  await inBatches(rows.albums, (some) => queries.insertInto('albums').values(some).execute())
  await inBatches(rows.photos, (some) => queries.insertInto('photos').values(some).execute())
  await inBatches(rows.boardMessages, (some) =>
    queries.insertInto('board_messages').values(some).execute(),
  )
  await inBatches(rows.comments, (some) => queries.insertInto('comments').values(some).execute())
  await inBatches(rows.likes, (some) => queries.insertInto('likes').values(some).execute())
  await inBatches(rows.links, (some) => queries.insertInto('links').values(some).execute())
  await inBatches(rows.chatMessages, (some) =>
    queries.insertInto('chat_messages').values(some).execute(),
  )
}

const findOwner = async ({ queries }: Database) => {
  const { owner_id } = await settingsStore(queries).read()
  const owner = queries.selectFrom('users').select(['id', 'nick_name']).where('id', '=', owner_id)
  return owner.executeTakeFirstOrThrow()
}

export interface SeedNeeds extends Pick<DrawNeeds, 'material' | 'randomFor'> {
  readonly database: Database
  readonly library: Library
}

/** Adds rows to a database. The same seed on the same database gives the same rows. */
export const seedDatabase = async (options: SeedOptions, needs: SeedNeeds): Promise<Amounts> => {
  const { database, library, material, randomFor } = needs
  const { queries } = database
  const amounts = amountsOf(options)
  const owner = await findOwner(database)
  const names = await takenNames(database)
  const firstIds = await reserveAll(database, amounts)
  const rows = drawRows(amounts, firstIds, { owner, material, randomFor, ...names })

  await inBatches(rows.users, (some) => queries.insertInto('users').values(some).execute())
  const topics = material.tongues.flatMap((tongue) => tongue.topics)
  const articles = drawArticles(rows.articles, {
    library,
    randomFor: (index) => randomFor(`article ${index}`),
    nameOnce: names.titleOnce,
    ownerId: owner.id,
    categories: await categoriesNamed(
      database,
      topics.map(({ category }) => category),
    ),
    tags: await tagsNamed(database, [...new Set(topics.flatMap(({ tags }) => tags))]),
    likesOf: rows.likesOf,
    pictures: material.remarks.pictures,
  })
  await writeArticles(queries, articles)
  await writeOthers(database, rows)
  return amounts
}
