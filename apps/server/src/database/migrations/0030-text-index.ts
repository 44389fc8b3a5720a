import type { Migration } from '../migrate.ts'
import { textIndex, unindexedTexts } from '../schema/text-index.ts'

/**
 * Indexes the texts of the long lists of the admin: chat messages, comments, board messages and
 * notifications. What is written, and what is there already, waits in `unindexed_texts`. The
 * articles wait there too, because traditional characters have become simplified ones in the index.
 */
export const textIndexes: Migration = {
  name: '0030-text-index',
  statements: (engine) => [
    ...(engine === 'sqlite' ? ['drop trigger chat_messages_delete_ngrams'] : []),
    'drop table chat_ngrams',
    unindexedTexts,
    ...textIndex(engine, { table: 'chat_messages', ngrams: 'chat_ngrams', columns: ['content'] }),
    ...textIndex(engine, { table: 'comments', ngrams: 'comment_ngrams', columns: ['content'] }),
    ...textIndex(engine, {
      ...{ table: 'board_messages', ngrams: 'board_ngrams', columns: ['message'] },
    }),
    ...textIndex(engine, {
      ...{ table: 'notifications', ngrams: 'notification_ngrams' },
      columns: ['message', 'message_en'],
    }),
    `insert into unindexed_texts (source, row_id)
      select 'search_texts', article_id from search_texts`,
  ],
}
