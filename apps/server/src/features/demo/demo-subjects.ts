import { COMMENT_TYPE } from '@lanting/contract'
import type { DemoFiles, DemoLikes, DemoThread } from './demo-schemas.ts'

/** An article, talk or board message with its likes and comments. */
export interface DemoSubject extends DemoLikes {
  readonly type: (typeof COMMENT_TYPE)[keyof typeof COMMENT_TYPE]
  readonly key: string
  readonly date: string
  readonly comments: readonly DemoThread[]
}

export const keyOf = ({ file }: { file: string }) => file.replace(/\.md$/, '')

type Part = 'articles' | 'talks' | 'board' | 'comments'

/** Returns articles, talks and board messages in the order of the files. */
export const subjectsOf = ({
  articles,
  talks,
  board,
  comments,
}: Pick<DemoFiles, Part>): readonly DemoSubject[] => [
  ...articles.map(({ file, date, likedBy, visitorLikes }) => ({
    type: COMMENT_TYPE.article,
    key: keyOf({ file }),
    date,
    likedBy,
    visitorLikes,
    comments: comments[keyOf({ file })] ?? [],
  })),
  ...talks.map((talk) => ({ ...talk, type: COMMENT_TYPE.talk, comments: talk.comments ?? [] })),
  ...board.map((message) => ({
    ...message,
    type: COMMENT_TYPE.boardMessage,
    comments: message.comments ?? [],
  })),
]

/** Returns the time of the newest subject or comment. */
export const newestTime = (subjects: readonly DemoSubject[]) => {
  const dates = subjects.flatMap(({ date, comments }) => [
    date,
    ...comments
      .flatMap((thread) => [thread, ...(thread.replies ?? [])])
      .map((comment) => comment.date),
  ])
  return Math.max(...dates.map((date) => Date.parse(date)))
}

const MINUTE_MS = 60_000

export const readingMs = ({ reading_minutes = 0 }: DemoFiles['articles'][number]) =>
  reading_minutes * MINUTE_MS
