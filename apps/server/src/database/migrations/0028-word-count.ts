import type { Migration } from '../migrate.ts'

/**
 * Words of an article: Chinese characters and other words, null until they are counted. The
 * indexes serve the sum of all public articles and the search for those that are not counted, because
 * their rows have long texts.
 */
export const wordCount: Migration = {
  name: '0028-word-count',
  statements: () => [
    'alter table articles add column word_count integer',
    'create index articles_word_count on articles (status, word_count)',
    'create index articles_uncounted on articles (id) where word_count is null',
  ],
}
