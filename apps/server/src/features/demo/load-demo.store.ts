import type { ArticleDraft } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { OWNER_NAME } from './demo.rules.ts'
import { likeCount, type People } from './demo-likes.ts'
import type { DemoContent } from './demo-shapes.ts'
import { newestOf, readingMs, subjectsOf } from './demo-subjects.ts'
import { addConversation } from './load-comments.store.ts'
import { addPlaces, inTime } from './load-content.store.ts'
import { type Loaded, markLoaded } from './load-marks.store.ts'
import { addRows } from './rows.store.ts'

const HOUR_MS = 3_600_000

interface NewArticle extends ArticleDraft {
  readonly author_id: number
  readonly article_html: string
  readonly article_text: string
}

interface Settings {
  readonly created_at: number
}

export interface LoadingNeeds {
  readonly ownerId: number
  readonly at: number
  readonly addArticle: (article: NewArticle, writtenAt: number) => Promise<{ id: number }>
  readonly writeSettings: (
    settings: DemoContent['site']['settings'] & Settings,
    at: number,
  ) => Promise<void>
  readonly addViews: (views: number) => Promise<void>
}

/** The hyphen keeps them apart from every name that can be registered, and nothing logs them in. */
const addUsers = (queries: Queries, users: DemoContent['users']) =>
  addRows(
    queries,
    'users',
    users.map(({ name, nick_name, avatar, date }) => ({
      username: `demo-${name}`,
      password_hash: '',
      nick_name,
      avatar,
      created_at: Date.parse(date),
      updated_at: Date.parse(date),
    })),
  )

/** In the order of the file: they name each other by id. */
const addArticles = async (
  queries: Queries,
  articles: DemoContent['articles'],
  { ownerId, addArticle }: LoadingNeeds,
) => {
  const ids: number[] = []
  for (const entry of articles) {
    const { file, date, updated, view_times, reading_minutes, likedBy, visitorLikes, ...article } =
      entry
    const { id } = await addArticle({ ...article, author_id: ownerId }, Date.parse(date))
    await queries
      .updateTable('articles')
      .set({
        view_times: view_times ?? 0,
        reading_duration: readingMs(entry),
        thumbs_up_times: likeCount(entry),
        updated_at: Date.parse(updated ?? date),
      })
      .where('id', '=', id)
      .execute()
    ids.push(id)
  }
  return ids
}

const addNotifications = (
  queries: Queries,
  notifications: DemoContent['notifications'],
  ownerId: number,
  idOf: (type: number, key: string) => number | undefined,
) =>
  addRows(
    queries,
    'notifications',
    inTime(notifications).map(({ type, on, date, message, message_en, isView }) => ({
      type,
      message,
      message_en,
      user_id: ownerId,
      to_id: (on && idOf(type, on)) || null,
      is_view: isView,
      created_at: Date.parse(date),
      updated_at: Date.parse(date),
    })),
  )

/** Puts the demo content into a new database; the caller's transaction makes it all or nothing. */
export const loadDemo = async (queries: Queries, content: DemoContent, needs: LoadingNeeds) => {
  const { ownerId, at, writeSettings, addViews } = needs
  const { site, users } = content
  await queries
    .updateTable('users')
    .set({ avatar: site.owner_avatar })
    .where('id', '=', ownerId)
    .execute()
  const userIds = await addUsers(queries, users)
  const people: People = new Map([
    [OWNER_NAME, { id: ownerId, joinedAt: 0 }],
    ...users.map(({ name, date }, index) => {
      const person = { id: userIds[index] ?? 0, joinedAt: Date.parse(date) }
      return [name, person] as const
    }),
  ])

  const articles = await addArticles(queries, content.articles, needs)
  const places = await addPlaces(queries, content, people)
  const subjects = subjectsOf(content)
  const ids = [...articles, ...places.talks, ...places.board_messages]
  const placed = subjects.map((subject, index) => ({ ...subject, id: ids[index] ?? 0 }))
  const until = newestOf(subjects) + HOUR_MS
  const comments = await addConversation(queries, placed, people, until)
  const idOf = (type: number, key: string) =>
    placed.find((subject) => subject.type === type && subject.key === key)?.id
  const notifications = await addNotifications(queries, content.notifications, ownerId, idOf)

  await writeSettings({ ...site.settings, created_at: Date.parse(site.birthday) }, at)
  await addViews(site.view_time)
  const loaded: Loaded = { ...places, users: userIds, articles, comments, notifications }
  await markLoaded(queries, { content, loaded, ownerId, at })
}
