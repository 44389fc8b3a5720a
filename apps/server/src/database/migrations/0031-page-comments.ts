import { COMMENT_TYPE, NOTIFICATION_TYPE } from '@lanting/contract'
import type { Migration } from '../migrate.ts'
import { deleteDependents } from '../schema/triggers.ts'

/** Comments on pages of the owner, which are closed on the pages that are there. */
export const pageComments: Migration = {
  name: '0031-page-comments',
  statements: (engine) => [
    `alter table pages add column comment_rule text not null default 'closed'`,
    ...deleteDependents(engine, 'pages_delete_dependents', 'pages', [
      { table: 'comments', column: 'for_id', type: COMMENT_TYPE.page },
      { table: 'notifications', column: 'to_id', type: NOTIFICATION_TYPE.page },
    ]),
  ],
}
