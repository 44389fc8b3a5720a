import type { ArticleDraft } from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { addRows } from './add-rows.store.ts'
import { OWNER_NAME } from './demo.rules.ts'
import { type DemoUsers, likeCount } from './demo-likes.ts'
import type { DemoContent } from './demo-schemas.ts'
import { keyOf, newestTime, readingMs, subjectsOf } from './demo-subjects.ts'
import { loadComments } from './load-comments.store.ts'
import { addSeries, byDate, loadContent } from './load-content.store.ts'
import { type Loaded, saveMarks } from './save-marks.store.ts'

const HOUR_MS = 3_600_000

interface NewArticle extends ArticleDraft {
  readonly author_id: number
  readonly article_html: string
  readonly article_text: string
}

interface Settings {
  readonly created_at: number
}

interface Needs {
  readonly ownerId: number
  readonly at: number
  readonly addArticle: (article: NewArticle, writtenAt: number) => Promise<{ id: number }>
  readonly writeSettings: (
    settings: DemoContent['site']['settings'] & Settings,
    at: number,
  ) => Promise<void>
  readonly addViews: (views: number) => Promise<void>
}

/** Nobody can register a username with a hyphen, or log in with an empty password hash. */
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

/** Adds articles in the order of the file, because they link to each other by id. */
const addArticles = async (
  queries: Queries,
  articles: DemoContent['articles'],
  { ownerId, addArticle }: Needs,
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
    byDate(notifications).map(({ type, on, date, message, message_en, isView }) => ({
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

/** Loads the demo content into a new database, in the transaction of the caller. */
export const loadDemo = async (queries: Queries, content: DemoContent, needs: Needs) => {
  const { ownerId, at, writeSettings, addViews } = needs
  const { site, users } = content
  await queries
    .updateTable('users')
    .set({ avatar: site.owner_avatar })
    .where('id', '=', ownerId)
    .execute()
  const userIds = await addUsers(queries, users)
  const usersByName: DemoUsers = new Map([
    [OWNER_NAME, { id: ownerId, joinedAt: 0 }],
    ...users.map(({ name, date }, index) => {
      const user = { id: userIds[index] ?? 0, joinedAt: Date.parse(date) }
      return [name, user] as const
    }),
  ])

  const articles = await addArticles(queries, content.articles, needs)
  const articleIds = new Map(
    content.articles.map((article, index) => [keyOf(article), articles[index] ?? 0]),
  )
  const series = await addSeries(queries, content.series, articleIds)
  const added = await loadContent(queries, content, usersByName)
  const subjects = subjectsOf(content)
  const ids = [...articles, ...added.talks, ...added.board_messages]
  const stored = subjects.map((subject, index) => ({ ...subject, id: ids[index] ?? 0 }))
  const until = newestTime(subjects) + HOUR_MS
  const comments = await loadComments(queries, stored, usersByName, until)
  const idOf = (type: number, key: string) =>
    stored.find((subject) => subject.type === type && subject.key === key)?.id
  const notifications = await addNotifications(queries, content.notifications, ownerId, idOf)

  await writeSettings({ ...site.settings, created_at: Date.parse(site.birthday) }, at)
  await addViews(site.view_time)
  const loaded: Loaded = { ...added, users: userIds, articles, series, comments, notifications }
  await saveMarks(queries, { content, loaded, ownerId, at })
}
