import Type, { type Static } from 'typebox'
import { endpoint, perHour, perMinute } from './endpoint.ts'
import { COMMENT_TYPE } from './enumerations.ts'
import { Id, oneOf, orNull } from './fields.ts'

/** Over how many days the numbers can be looked at. */
export const NUMBER_DAYS = [7, 30, 90] as const
export type StatDays = (typeof NUMBER_DAYS)[number]

/** What is counted, day by day. */
export const DAY_KINDS = ['views', 'visitors', 'reading', 'comments', 'chat', 'plays'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** How many weeks the calendar of writing shows. */
export const CALENDAR_WEEKS = 30
/** Whoever opened a page within so many minutes is reading now. */
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

/** All there are, how many of them are new, and the last two weeks of it, day by day. */
const UserStatus = Type.Object({ total: Count, fresh: Count, lately: Type.Array(Count) })
export type UserStatus = Static<typeof UserStatus>

const NewComment = Type.Object({
  id: Id,
  type: oneOf(COMMENT_TYPE.article, COMMENT_TYPE.talk, COMMENT_TYPE.boardMessage),
  for_id: Id,
  /** Of the article; empty for what has no title. */
  title: Type.String(),
  content: Type.String(),
  from_name: Type.String(),
  from_avatar: Type.String(),
  createdAtMs: Type.Integer(),
})
export type NewComment = Static<typeof NewComment>

export const Dashboard = Type.Object({
  today: Day,
  /** The first day of which anything was counted; null: nothing yet. */
  since: orNull(Day),
  days: Type.Array(DayStats),
  summary: Type.Object({
    /** Fresh: this month. */
    articles: UserStatus,
    /** Fresh: yesterday. */
    views: UserStatus,
    /** Fresh: today. */
    comments: UserStatus,
    /** Fresh: these seven days. */
    users: UserStatus,
  }),
  topArticles: Type.Array(Type.Object({ id: Id, article_title: Type.String(), views: Count })),
  referrers: Type.Array(Type.Object({ host: Type.String(), views: Count })),
  /** What was searched for without finding anything. */
  missedSearches: Type.Array(Type.Object({ word: Type.String(), times: Count })),
  /** How much was written on each day, the last one today. */
  calendar: Type.Array(Type.Object({ day: Day, written: Count })),
  newComments: Type.Array(NewComment),
})
export type Dashboard = Static<typeof Dashboard>

export const ReadingNow = Type.Object({
  readers: Count,
  /** Those with the most readers first. */
  pages: Type.Array(
    Type.Object({
      path: Type.String(),
      /** Of an article; elsewhere empty. */
      title: Type.String(),
      readers: Count,
    }),
  ),
})
export type ReadingNow = Static<typeof ReadingNow>

export const addVisit = endpoint({
  summary: 'Tell which page was opened without asking the server for it',
  method: 'PUT',
  path: '/api/statistic/addVisit',
  access: 'visitor',
  limit: perMinute(120),
  body: Type.Object({ path: Type.String({ minLength: 1, maxLength: 512 }) }),
  result: Type.Boolean(),
})

export const addPlay = endpoint({
  summary: 'Count a song that was really heard',
  method: 'PUT',
  path: '/api/statistic/addPlay',
  access: 'visitor',
  limit: perHour(120),
  result: Type.Boolean(),
})

export const getDashboard = endpoint({
  summary: 'The numbers of the site over the last days',
  method: 'GET',
  path: '/api/statistic/dashboard/:days',
  access: 'administrator',
  limit: perMinute(120),
  params: Type.Object({ days: oneOf(...NUMBER_DAYS) }),
  result: Dashboard,
})

export const getReadingNow = endpoint({
  summary: 'How many read which page at this moment',
  method: 'GET',
  path: '/api/statistic/now',
  access: 'administrator',
  limit: perMinute(120),
  result: ReadingNow,
})
