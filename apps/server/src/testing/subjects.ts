import { type CommentType, TALK_STATUS } from '@lanting/contract'
import type { Queries } from '../database/open.ts'
import { draft, type TestApp } from './test-app.ts'

const AT = { created_at: 1, updated_at: 1 }

export const addTalk = async (
  queries: Queries,
  user_id: number,
  status: number = TALK_STATUS.public,
): Promise<number> => {
  const talk = { user_id, content: 'a talk', status, ...AT }
  const { id } = await queries
    .insertInto('talks')
    .values(talk)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const addBoardMessage = async (
  queries: Queries,
  user_id: number | null,
): Promise<number> => {
  const message = { tag: 't', message: 'm', color: '', user_id, nick_name: 'n', ...AT }
  const { id } = await queries
    .insertInto('board_messages')
    .values(message)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds one of each subject of comments: one set of the owner, one of a user. */
export const withSubjects = async (site: TestApp) => {
  const { queries } = site.platform.database
  const owner = await site.ownerClient()
  const ownerId = (await owner.getConfig()).owner_id
  const writer = await site.userClient('writer')
  const { article } = await owner.addArticle({ body: { article: draft('spoken of') } })
  const ids: Record<CommentType, number> = {
    1: article.id,
    2: await addTalk(queries, ownerId),
    3: await addBoardMessage(queries, writer.id),
  }
  const target = (type: CommentType = 1) => ({ type, for_id: ids[type] })
  return { ...site, queries, owner, ownerId, writer, ids, target }
}
