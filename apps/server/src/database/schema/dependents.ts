import { COMMENT_TYPE, LIKE_TYPE, NOTIFICATION_TYPE, REACTION_TYPE } from '@lanting/contract'
import type { Schema } from './columns.ts'
import { type Dependent, deleteDependents } from './triggers.ts'

const dependentsOf = (kind: 'article' | 'talk' | 'boardMessage'): Dependent[] => [
  { table: 'comments', column: 'for_id', type: COMMENT_TYPE[kind] },
  { table: 'likes', column: 'for_id', type: LIKE_TYPE[kind] },
  { table: 'notifications', column: 'to_id', type: NOTIFICATION_TYPE[kind] },
]

/** Comments, likes, reactions and notifications are deleted with their subject. */
export const dependentsSchema: Schema = (engine) => [
  ...deleteDependents(engine, 'articles_delete_dependents', 'articles', [
    ...dependentsOf('article'),
    ...Object.values(REACTION_TYPE).map(
      (type): Dependent => ({
        table: 'likes',
        column: 'for_id',
        type,
      }),
    ),
  ]),
  ...deleteDependents(engine, 'talks_delete_dependents', 'talks', dependentsOf('talk')),
  ...deleteDependents(
    engine,
    'board_messages_delete_dependents',
    'board_messages',
    dependentsOf('boardMessage'),
  ),
  ...deleteDependents(engine, 'comments_delete_dependents', 'comments', [
    { table: 'likes', column: 'for_id', type: LIKE_TYPE.comment },
  ]),
]
