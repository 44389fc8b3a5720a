import { BOARD_BACKGROUNDS, BOARD_TEXT_COLOURS, PINNED, TALK_STATUS } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { addRows } from './add-rows.store.ts'
import { OWNER_NAME } from './demo.rules.ts'
import { type DemoUsers, likeCount } from './demo-likes.ts'
import type { DemoContent } from './demo-schemas.ts'

const MINUTE_MS = 60_000
const FONT = { size: 16, weight: 500 }

/** Sorts from the oldest to the newest, so that newer rows have higher ids. */
export const byDate = <T extends { readonly date: string }>(entries: readonly T[]) =>
  [...entries].sort((a, b) => Date.parse(a.date) - Date.parse(b.date))

const timesOf = ({ date }: { readonly date: string }) => ({
  created_at: Date.parse(date),
  updated_at: Date.parse(date),
})

/** Adds the rows by date, and returns the ids in the order of the file. */
const addByDate = async <T extends { readonly date: string }>(
  entries: readonly T[],
  add: (sorted: readonly T[]) => Promise<number[]>,
) => {
  const sorted = byDate(entries)
  const ids = await add(sorted)
  return entries.map((entry) => ids[sorted.indexOf(entry)] ?? 0)
}

type IdOf = (name: string) => number

const addTalks = async (queries: Queries, talks: DemoContent['talks'], idOf: IdOf) => {
  const ids = await addByDate(talks, (sorted) =>
    addRows(
      queries,
      'talks',
      sorted.map((talk) => ({
        user_id: idOf(OWNER_NAME),
        content: talk.content,
        status: talk.status ?? TALK_STATUS.public,
        is_top: talk.is_top ?? PINNED.no,
        like_times: likeCount(talk),
        ...timesOf(talk),
      })),
    ),
  )
  const photos = talks.flatMap((talk, index) =>
    (talk.photos ?? []).map((url, position) => ({ talk_id: ids[index] ?? 0, position, url })),
  )
  if (photos.length > 0) await queries.insertInto('talk_photos').values(photos).execute()
  return ids
}

const addBoard = (queries: Queries, content: DemoContent, idOf: IdOf) =>
  addByDate(content.board, (sorted) =>
    addRows(
      queries,
      'board_messages',
      sorted.map((message) => ({
        tag: message.tag,
        message: message.message,
        color: message.color ?? BOARD_TEXT_COLOURS[0],
        font_size: message.font_size ?? FONT.size,
        font_weight: message.font_weight ?? FONT.weight,
        bg_color: message.bg_color ?? BOARD_BACKGROUNDS[0],
        bg_url: message.bg_url ?? '',
        user_id: message.from ? idOf(message.from) : null,
        nick_name:
          content.users.find(({ name }) => name === message.from)?.nick_name ??
          message.nick_name ??
          '',
        like_times: likeCount(message),
        ...timesOf(message),
      })),
    ),
  )

/** The first photo of the file gets the highest position, because albums show it first. */
const addAlbums = async (queries: Queries, albums: DemoContent['albums']) => {
  const ids = await addByDate(albums, (sorted) =>
    addRows(
      queries,
      'albums',
      sorted.map(({ album_name, description, album_cover, date }) => ({
        album_name,
        description,
        album_cover,
        ...timesOf({ date }),
      })),
    ),
  )
  const photos = albums.flatMap(({ photos: urls, date }, index) =>
    urls.toReversed().map((photo, position) => {
      const at = Date.parse(date) + position * MINUTE_MS
      const album_id = ids[index] ?? 0
      return { album_id, ...photo, position: position + 1, created_at: at, updated_at: at }
    }),
  )
  return { albums: ids, photos: await addRows(queries, 'photos', photos) }
}

const addLinks = (queries: Queries, links: DemoContent['links'], idOf: IdOf) =>
  addRows(
    queries,
    'links',
    byDate(links).map(({ from, date, site_avatar = '', ...link }) => ({
      ...link,
      site_avatar,
      user_id: idOf(from),
      ...timesOf({ date }),
    })),
  )

const addChat = (queries: Queries, chat: DemoContent['chat'], idOf: IdOf) =>
  addRows(
    queries,
    'chat_messages',
    byDate(chat).map(({ from, date, content, content_type = 'text' }) => ({
      user_id: idOf(from),
      content,
      content_type,
      created_at: Date.parse(date),
    })),
  )

/** Keeps the order of the file within each side and each group. */
const addResources = async (queries: Queries, groups: DemoContent['resources']) => {
  const ids = await addRows(
    queries,
    'resource_groups',
    groups.map(({ side, category, name, desc }, position) => ({
      side,
      category,
      name,
      description: desc,
      position,
    })),
  )
  const sites = groups.flatMap((group, index) =>
    group.sites.map(({ name, url, desc }, position) => ({
      group_id: ids[index] ?? 0,
      name,
      url,
      description: desc,
      position,
    })),
  )
  return { resource_groups: ids, resource_sites: await addRows(queries, 'resource_sites', sites) }
}

const addPages = (queries: Queries, pages: DemoContent['pages']) =>
  addRows(
    queries,
    'pages',
    pages.map(({ file: _, date, ...page }, index) => ({
      ...page,
      position: index + 1,
      ...timesOf({ date }),
    })),
  )

/** The articles of the file, each with its id. */
type ArticleIds = ReadonlyMap<string, number>

export const addSeries = async (
  queries: Queries,
  series: DemoContent['series'],
  articleIds: ArticleIds,
) => {
  const ids = await addByDate(series, (sorted) =>
    addRows(
      queries,
      'series',
      sorted.map(({ title, date }) => ({ title, ...timesOf({ date }) })),
    ),
  )
  const rows = series.flatMap(({ articles }, index) =>
    articles.map((key, place) => ({
      article_id: articleIds.get(key) ?? 0,
      series_id: ids[index] ?? 0,
      position: place + 1,
    })),
  )
  if (rows.length > 0) await queries.insertInto('series_articles').values(rows).execute()
  return ids
}

/**
 * Adds talks, board messages, albums, links, resources, pages and chat messages. Returns the ids; those
 * of talks and board messages in the order of the file.
 */
export const loadContent = async (queries: Queries, content: DemoContent, users: DemoUsers) => {
  const idOf = (name: string) => users.get(name)?.id ?? 0
  return {
    talks: await addTalks(queries, content.talks, idOf),
    board_messages: await addBoard(queries, content, idOf),
    ...(await addAlbums(queries, content.albums)),
    links: await addLinks(queries, content.links, idOf),
    ...(await addResources(queries, content.resources)),
    pages: await addPages(queries, content.pages),
    chat_messages: await addChat(queries, content.chat, idOf),
  }
}
