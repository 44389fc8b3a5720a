import { COMMENT_TYPE, NOTIFICATION_TYPE, type NotificationType } from '@lanting/contract'
import type { DemoFiles, DemoThread } from './demo-schemas.ts'
import { type DemoSubject, keyOf, subjectsOf } from './demo-subjects.ts'

export const OWNER_NAME = 'owner'

interface Event {
  readonly place: string
  readonly from: string
  readonly date: string
}

const isLater = (date: string, than: string) => Date.parse(date) > Date.parse(than)

const placeOf = ({ type, key }: Pick<DemoSubject, 'type' | 'key'>) =>
  `${Object.keys(COMMENT_TYPE)[type - 1]} ${key}`

const duplicates = (name: string, values: readonly string[]) =>
  values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${name} ${value} stands twice`)

/** Checks that replies are in order, and that each recipient has written before. */
const threadFaults = (place: string, since: string, { replies = [], ...first }: DemoThread) => {
  const faults = isLater(first.date, since) ? [] : [`a comment on ${place} is older than it`]
  const participants = [first.from]
  let last = first.date
  for (const { from, to = first.from, date } of replies) {
    if (!isLater(date, last)) faults.push(`a reply of ${from} on ${place} is out of order`)
    if (!participants.includes(to) || to === from) {
      faults.push(`${from} answers ${to} on ${place}, who is not there to be answered`)
    }
    participants.push(from)
    last = date
  }
  return faults
}

const commentsIn = (subject: DemoSubject) =>
  subject.comments.flatMap((thread) => [thread, ...(thread.replies ?? [])])

/** Returns everything that a user did, with its time. */
const eventsIn = (files: DemoFiles): Event[] => [
  ...subjectsOf(files).flatMap((subject) =>
    commentsIn(subject).map(({ from, date }) => ({ place: placeOf(subject), from, date })),
  ),
  ...files.board.flatMap(({ key, from, date }) =>
    from ? [{ place: placeOf({ type: COMMENT_TYPE.boardMessage, key }), from, date }] : [],
  ),
  ...files.links.map(({ from, date }) => ({ place: 'links', from, date })),
  ...files.chat.map(({ from, date }) => ({ place: 'chat', from, date })),
]

const userFaults = (files: DemoFiles) => {
  const joined = new Map(files.users.map(({ name, date }) => [name, date]))
  const likers = subjectsOf(files).flatMap((subject) =>
    [subject, ...commentsIn(subject)].flatMap(({ likedBy = [] }) => likedBy),
  )
  return [
    ...files.users
      .filter(({ name }) => name === OWNER_NAME)
      .map(({ name }) => `users.json has somebody called ${name}`),
    // The removal of the demo could not distinguish a demo like of the owner from a real one.
    ...likers.filter((name) => !joined.has(name)).map((name) => `${name} likes, but is no user`),
    ...eventsIn(files).flatMap(({ place, from, date }) => {
      if (from === OWNER_NAME) return []
      const since = joined.get(from)
      if (!since) return [`${from} at ${place} is no user`]
      return isLater(date, since) ? [] : [`${from} is at ${place} before joining`]
    }),
  ]
}

/** Where the event of a notification takes place; kinds without an entry may tell of any. */
const NOTIFIED_AT: Partial<Record<NotificationType, (on?: string) => string | undefined>> = {
  [NOTIFICATION_TYPE.article]: (on = '') => placeOf({ type: COMMENT_TYPE.article, key: on }),
  [NOTIFICATION_TYPE.talk]: (on = '') => placeOf({ type: COMMENT_TYPE.talk, key: on }),
  [NOTIFICATION_TYPE.boardMessage]: (on?: string) =>
    on ? placeOf({ type: COMMENT_TYPE.boardMessage, key: on }) : undefined,
  [NOTIFICATION_TYPE.friendLink]: () => 'links',
}

/** Checks that each notification belongs to an event at the same time. */
const notificationFaults = (files: DemoFiles) => {
  const events = eventsIn(files)
  return files.notifications
    .filter(({ type, on, from, date }) => {
      const place = NOTIFIED_AT[type]?.(on)
      return !events.some(
        (event) => event.from === from && event.date === date && (!place || event.place === place),
      )
    })
    .map(({ from, date }) => `nothing happened for the notification of ${from} at ${date}`)
}

/** Returns the faults of the demo content as ends of a sentence; empty when there are none. */
export const demoFaults = (files: DemoFiles): string[] => {
  const inSeries = files.series.flatMap(({ articles }) => articles)
  return [
    ...duplicates(
      'the user',
      files.users.map(({ name }) => name),
    ),
    ...duplicates('the article', files.articles.map(keyOf)),
    ...duplicates(
      'the title',
      files.articles.map(({ article_title }) => article_title),
    ),
    ...duplicates(
      'the album',
      files.albums.map(({ album_name }) => album_name),
    ),
    ...duplicates(
      'the key',
      [...files.talks, ...files.board].map(({ key }) => key),
    ),
    ...duplicates(
      'the group',
      files.resources.map(({ side, category }) => `${side} ${category}`),
    ),
    ...files.resources.flatMap(({ sites }) =>
      duplicates(
        'the site',
        sites.map(({ url }) => url),
      ),
    ),
    ...duplicates(
      'the series',
      files.series.map(({ title }) => title),
    ),
    ...duplicates('the article of a series', inSeries),
    ...[
      ...Object.keys(files.comments).map((key) => ['comments.json', key] as const),
      ...inSeries.map((key) => ['series.json', key] as const),
    ]
      .filter(([, key]) => !files.articles.some((article) => keyOf(article) === key))
      .map(([file, key]) => `${file} tells of ${key}, which is no article`),
    ...files.articles
      .filter(({ date, updated }) => updated && !isLater(updated, date))
      .map(({ file }) => `${file} was updated before it was written`),
    ...files.board
      .filter(({ from, nick_name }) => (from === undefined) === (nick_name === undefined))
      .map(({ key }) => `the board message ${key} needs either from or nick_name`),
    ...userFaults(files),
    ...subjectsOf(files).flatMap((subject) =>
      subject.comments.flatMap((thread) => threadFaults(placeOf(subject), subject.date, thread)),
    ),
    ...notificationFaults(files),
  ]
}
