import {
  ARTICLE_STATUS,
  type ArticleCommentRule,
  COMMENT_TYPE,
  type CommentType,
  type Section,
  TALK_STATUS,
} from '@lanting/contract'
import { hiddenSections } from '../../database/hidden-sections.ts'
import type { Queries } from '../../database/open.ts'

/** An article, talk, board message or page that has comments. */
export interface Subject {
  /** The user who is notified of comments; null for a visitor's board message. */
  readonly ownerId: number | null
  /** Empty for subjects without a title. */
  readonly title: string
  readonly isPublic: boolean
  /** Talks and board messages have the rule of the site. */
  readonly rule: ArticleCommentRule
}

const isShown = async (queries: Queries, section: Section) =>
  !(await hiddenSections(queries)).includes(section)

const FINDERS: Record<CommentType, (queries: Queries, id: number) => Promise<Subject | undefined>> =
  {
    [COMMENT_TYPE.article]: async (queries, id) => {
      const row = await queries
        .selectFrom('articles')
        .select(['author_id', 'article_title', 'status', 'comment_rule'])
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        row && {
          ownerId: row.author_id,
          title: row.article_title,
          isPublic: row.status === ARTICLE_STATUS.public,
          rule: row.comment_rule,
        }
      )
    },
    [COMMENT_TYPE.talk]: async (queries, id) => {
      const row = await queries
        .selectFrom('talks')
        .select(['user_id', 'status'])
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        row && {
          ownerId: row.user_id,
          title: '',
          isPublic: row.status === TALK_STATUS.public && (await isShown(queries, 'talk')),
          rule: 'default',
        }
      )
    },
    [COMMENT_TYPE.boardMessage]: async (queries, id) => {
      const row = await queries
        .selectFrom('board_messages')
        .select('user_id')
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const isPublic = await isShown(queries, 'board')
      return { ownerId: row.user_id, title: '', isPublic, rule: 'default' }
    },
    // Everybody reads every page, and all pages are the owner's.
    [COMMENT_TYPE.page]: async (queries, id) => {
      const row = await queries
        .selectFrom('pages')
        .select(['title', 'comment_rule'])
        .select(({ selectFrom }) =>
          selectFrom('settings').select('value').where('name', '=', 'owner_id').as('owner'),
        )
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        row && {
          ownerId: row.owner === null ? null : Number(row.owner),
          title: row.title,
          isPublic: true,
          rule: row.comment_rule,
        }
      )
    },
  }

export const findSubject = (queries: Queries, type: CommentType, id: number) =>
  FINDERS[type](queries, id)
