import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { moveEarlierWords } from './earlier-words.ts'

it('descriptions of an older archive become words of pictures; newer words stay', async () => {
  const { queries } = (await openTestApp()).platform.database
  const upload = { user_id: null, bytes: 1, width: 1, height: 1, placeholder: '', created_at: 1 }
  await queries
    .insertInto('uploads')
    .values([
      { ...upload, url: '/uploads/a', expires_at: null, alt: 'old' },
      { ...upload, url: '/uploads/b', expires_at: null, alt: 'old' },
      { ...upload, url: '/uploads/c', expires_at: null, alt: '' },
    ])
    .execute()
  await queries.insertInto('picture_words').values({ url: '/uploads/b', alt: 'new' }).execute()
  await moveEarlierWords(queries)
  await moveEarlierWords(queries)
  const words = await queries.selectFrom('picture_words').selectAll().orderBy('url').execute()
  expect(words).toEqual([
    { url: '/uploads/a', alt: 'old', caption: '' },
    { url: '/uploads/b', alt: 'new', caption: '' },
  ])
})
