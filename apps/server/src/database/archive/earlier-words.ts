import type { Queries } from '../open.ts'

/** Moves the descriptions of an archive that is older than `picture_words`. */
export const moveEarlierWords = async (queries: Queries): Promise<void> => {
  await queries
    .insertInto('picture_words')
    .columns(['url', 'alt'])
    .expression(({ selectFrom }) =>
      selectFrom('uploads').select(['url', 'alt']).where('alt', '<>', ''),
    )
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
  await queries.updateTable('uploads').set({ alt: '' }).where('alt', '<>', '').execute()
}
