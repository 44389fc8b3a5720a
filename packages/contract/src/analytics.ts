import Type, { type Static } from 'typebox'
import { SubjectType } from './comments.ts'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { Id, oneOf, orNull } from './fields.ts'

/** The periods of the analytics, in days. */
export const NUMBER_DAYS = [7, 30, 90] as const
export type StatDays = (typeof NUMBER_DAYS)[number]

/** The kinds of daily stats. */
export const DAY_KINDS = ['views', 'visitors', 'reading', 'comments', 'chat', 'plays'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** Number of weeks in the writing calendar. */
export const CALENDAR_WEEKS = 30
/** A visitor counts as reading for this many minutes after a view. */
export const READING_NOW_MINUTES = 5

const Count = Type.Integer({ minimum: 0 })
/** `YYYY-MM-DD`, in the site's time zone. */
const Day = Type.String()

export const DayStats = Type.Object({
  day: Day,
  views: Count,
  visitors: Count,
  /** Milliseconds. */
  reading: Count,
  comments: Count,
  chat: Count,
  plays: Count,
})
export type DayStats = Static<typeof DayStats>

/** The total, the number of new ones, and one count per day for the last two weeks. */
const UserStatus = Type.Object({ total: Count, fresh: Count, lately: Type.Array(Count) })
export type UserStatus = Static<typeof UserStatus>

const NewComment = Type.Object({
  id: Id,
  type: SubjectType,
  for_id: Id,
  /** Title of the article or page; empty for a talk or a board message. */
  title: Type.String(),
  content: Type.String(),
  from_name: Type.String(),
  from_avatar: Type.String(),
  createdAtMs: Type.Integer(),
})
export type NewComment = Static<typeof NewComment>

export const Dashboard = Type.Object({
  today: Day,
  /** The first day with a daily stat; null if there is none yet. */
  since: orNull(Day),
  days: Type.Array(DayStats),
  summary: Type.Object({
    /** `fresh`: this month. */
    articles: UserStatus,
    /** `fresh`: yesterday. */
    views: UserStatus,
    /** `fresh`: today. */
    comments: UserStatus,
    /** `fresh`: the last seven days. */
    users: UserStatus,
  }),
  topArticles: Type.Array(Type.Object({ id: Id, article_title: Type.String(), views: Count })),
  referrers: Type.Array(Type.Object({ host: Type.String(), views: Count })),
  /** Searches without results. */
  missedSearches: Type.Array(Type.Object({ word: Type.String(), times: Count })),
  /** Number of new articles and talks per day; the last day is today. */
  calendar: Type.Array(Type.Object({ day: Day, written: Count })),
  newComments: Type.Array(NewComment),
})
export type Dashboard = Static<typeof Dashboard>

export const ReadingNow = Type.Object({
  readers: Count,
  /** Most readers first. */
  pages: Type.Array(
    Type.Object({
      path: Type.String(),
      /** Title of the article; empty for other pages. */
      title: Type.String(),
      readers: Count,
    }),
  ),
})
export type ReadingNow = Static<typeof ReadingNow>

export const addVisit = endpoint({
  summary: 'Record a view of a page that was opened without a request to the server',
  method: 'PUT',
  path: '/api/statistic/addVisit',
  access: 'visitor',
  limit: perMinute(120),
  body: Type.Object({ path: Type.String({ minLength: 1, maxLength: 512 }) }),
  result: Type.Boolean(),
})

export const addPlay = endpoint({
  summary: 'Record a play of a song',
  method: 'PUT',
  path: '/api/statistic/addPlay',
  access: 'visitor',
  limit: perHour(120),
  result: Type.Boolean(),
})

export const getDashboard = endpoint({
  summary: 'Get the analytics of the last days',
  method: 'GET',
  path: '/api/statistic/dashboard/:days',
  access: 'administrator',
  limit: perMinute(120),
  params: Type.Object({ days: oneOf(...NUMBER_DAYS) }),
  result: Dashboard,
})

export const getReadingNow = endpoint({
  summary: 'List the pages that are read now, with the number of readers',
  method: 'GET',
  path: '/api/statistic/now',
  access: 'administrator',
  limit: perMinute(120),
  result: ReadingNow,
})
