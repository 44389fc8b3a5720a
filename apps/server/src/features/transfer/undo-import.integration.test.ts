import { COMMENT_TYPE } from '@lanting/contract'
import { expect, it } from 'vitest'
import { importing } from '../../testing/importing.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { DATA_FILES, MANIFEST } from './leaving/own-data.ts'

const START = Date.UTC(2021, 4, 6)
const createdAt = new Date(START).toISOString()
const created_at = createdAt

const article = (title: string) => `---\ntitle: ${title}\n---\ntext of ${title}\n`
const author = { name: 'Lu', avatar: '', isOwner: false }
const comment = (id: number, on: string, subject: number, rid = '') => ({
  id: String(id),
  rid,
  created_at,
  lanting: { on, id: subject, text: `comment ${id}`, author, pictures: [] },
})

/** Of every kind a row that is changed here, one that is answered here, and one that is left alone. */
const FILES = {
  [MANIFEST.path]: '{}',
  'articles/1-edited.md': article('edited'),
  'articles/2-drafted.md': article('drafted'),
  'articles/3-discussed.md': article('discussed'),
  'articles/4-alone.md': article('alone'),
  [DATA_FILES.talks]: JSON.stringify(
    ['edited talk', 'discussed talk', 'talk alone'].map((content, place) => ({
      id: place + 1,
      content,
      createdAt,
      photos: [],
    })),
  ),
  [DATA_FILES.albums]: JSON.stringify(
    ['edited album', 'filled album', 'album alone'].map((name, place) => ({
      id: place + 1,
      name,
      description: '',
      cover: '',
      createdAt,
      photos: [{ url: 'https://pictures.example.org/a.jpg', createdAt }],
    })),
  ),
  [DATA_FILES.board]: JSON.stringify(
    ['edited note', 'discussed note', 'note alone'].map((message, place) => ({
      id: place + 1,
      message,
      createdAt,
      author: place === 0 ? { ...author, name: 'Board' } : { visitor: 'guest' },
    })),
  ),
  [DATA_FILES.comments]: JSON.stringify([
    comment(1, 'article', 4),
    comment(2, 'article', 4, '1'),
    comment(3, 'article', 3),
    comment(4, 'article', 3, '3'),
    comment(5, 'talk', 1),
  ]),
  [DATA_FILES.links]:
    '<opml><body><outline text="edited link" url="https://a.example.org"/><outline text="link alone" url="https://b.example.org"/></body></opml>',
}

it('undoes an import, except for what was changed or answered here', {
  timeout: 150_000,
}, async () => {
  const opened = await openTestApp()
  const owner = await opened.ownerClient()
  const reader = await opened.userClient('reader')
  const { importZip, undo } = importing(owner)
  const { queries } = opened.platform.database
  const { id: importId } = await importZip(FILES)

  const titles = {
    articles: 'article_title',
    talks: 'content',
    albums: 'album_name',
    board_messages: 'message',
    links: 'site_name',
    comments: 'content',
  } as const
  const left = async () => {
    const found: Record<string, string[]> = {}
    for (const [table, column] of Object.entries(titles)) {
      const rows = await queries
        .selectFrom(table as 'talks')
        .select(column as 'content')
        .orderBy('id')
        .execute()
      found[table] = rows.map((row) => (row as Record<string, string>)[column] ?? '')
    }
    return found
  }
  const idOf = async (table: keyof typeof titles, title: string) => {
    const row = await queries
      .selectFrom(table as 'talks')
      .select('id')
      .where(titles[table] as 'content', '=', title)
      .executeTakeFirstOrThrow()
    return row.id
  }
  expect((await left()).comments).toHaveLength(5)

  await queries
    .updateTable('articles')
    .set({ article_content: 'new' })
    .where('article_title', '=', 'edited')
    .execute()
  await queries
    .updateTable('talks')
    .set({ content: 'new talk' })
    .where('content', '=', 'edited talk')
    .execute()
  await queries
    .updateTable('albums')
    .set({ description: 'new' })
    .where('album_name', '=', 'edited album')
    .execute()
  await queries
    .updateTable('board_messages')
    .set({ color: '#123456' })
    .where('message', '=', 'edited note')
    .execute()
  await queries
    .updateTable('links')
    .set({ site_desc: 'new' })
    .where('site_name', '=', 'edited link')
    .execute()
  await queries
    .updateTable('comments')
    .set({ content: 'new comment' })
    .where('content', '=', 'comment 5')
    .execute()
  // Neither of these is a change of the content.
  await queries
    .updateTable('talks')
    .set({ like_times: 5 })
    .where('content', '=', 'talk alone')
    .execute()
  const drafted = await idOf('articles', 'drafted')
  const { fields, revision } = await owner.getManuscriptOfArticle({ params: { id: drafted } })
  await owner.autosaveManuscript({
    body: { article_id: drafted, revision, fields: { ...fields, article_content: 'half' } },
  })
  const album_id = await idOf('albums', 'filled album')
  await owner.addPhotos({
    body: { photoList: [{ album_id, url: 'https://pictures.example.org/b.jpg' }] },
  })
  const answered = await queries
    .selectFrom('comments')
    .select(['id', 'from_id', 'for_id'])
    .where('content', '=', 'comment 4')
    .executeTakeFirstOrThrow()
  const add = (type: number, for_id: number, row: object = {}) =>
    queries
      .insertInto('comments')
      .values({
        ...{ type, for_id, from_id: reader.id, content: 'of a visitor', ...row },
        ...{ created_at: START, updated_at: START },
      })
      .execute()
  await add(COMMENT_TYPE.article, answered.for_id, {
    parent_id: await idOf('comments', 'comment 3'),
    to_id: answered.from_id,
  })
  await add(COMMENT_TYPE.talk, await idOf('talks', 'discussed talk'))
  await add(COMMENT_TYPE.boardMessage, await idOf('board_messages', 'discussed note'))

  const report = await undo(importId)
  const visitor = 'of a visitor'
  expect(await left()).toEqual({
    articles: ['edited', 'drafted', 'discussed'],
    talks: ['new talk', 'discussed talk'],
    albums: ['edited album', 'filled album'],
    board_messages: ['edited note', 'discussed note'],
    links: ['edited link'],
    comments: ['comment 3', 'comment 4', 'new comment', visitor, visitor, visitor],
  })
  expect(report).toMatchObject({
    state: 'undone',
    counts: { kept: 13 },
    parts: { articles: 1, talks: 1, albums: 1, board_messages: 1, links: 1, comments: 2 },
  })
  const names = await queries.selectFrom('users').select('nick_name').execute()
  expect(names.map(({ nick_name }) => nick_name)).toEqual(expect.arrayContaining(['Lu', 'Board']))
})
