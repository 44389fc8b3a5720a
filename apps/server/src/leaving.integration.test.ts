import {
  COMMENT_TYPE,
  EMPTY_ARTICLE,
  LINK_STATUS,
  PAINTINGS_PATH,
  readPaintingFile,
} from '@lanting/contract'
import { describe, expect, it } from 'vitest'
import type { Queries } from './database/open.ts'
import { paintingAddresses } from './features/paintings/painting-addresses.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { DATA_FILES, MANIFEST } from './features/transfer/leaving/own-data.ts'
import { exportedFiles } from './testing/exported-files.ts'
import { importing } from './testing/importing.ts'
import { jpeg } from './testing/pictures.ts'
import { draft, openTestApp } from './testing/test-app.ts'

const open = async () => {
  const opened = await openTestApp()
  const { token } = await opened.client().login({
    body: { username: 'owner', password: 'lanting-2026' },
  })
  const owner = opened.client(token)
  const { queries } = opened.platform.database

  const exported = () => exportedFiles(opened.app, token)

  return { ...opened, owner, queries, exported, ...importing(owner) }
}

type Opened = Awaited<ReturnType<typeof open>>

const DAY = 86_400_000
const PAINTED = {
  ...{ article_title: 'Water', category_id: null, article_id: null },
  ...{ motif: 'river' as const, palette: 'indigo' as const, turn: 3 },
}
const START = Date.UTC(2021, 4, 6, 7, 8, 9, 123)

/** Writes one of everything, with dates of the past, likes and pictures. */
const fill = async ({ owner, queries, userClient }: Opened) => {
  const reader = await userClient('reader')
  const content = new Blob([Uint8Array.from(await jpeg(60, 40))])
  const { url } = await owner.uploadPicture({ file: { content } })
  // The articles here have other ids than the imported ones.
  const { article: gone } = await owner.addArticle({ body: { article: draft('gone') } })
  await owner.deleteArticle({ params: { id: gone.id, status: 1 } })
  const file = { content: new Blob(['a note']) }
  const { url: note } = await owner.uploadFile({ query: { name: 'note.txt' }, file })
  await owner.updateUpload({ body: { url, alt: 'A cup', caption: 'of tea' } })
  const fields = {
    ...{ slug: 'tea-time', canonical_url: 'https://elsewhere.example/tea', notes: 'ask Lu Yu' },
    ...{ meta_title: 'All about tea', meta_description: 'Water and leaves' },
    ...{ datedAtMs: START, comment_rule: 'closed' as const },
  }
  const article_content = `![](${url})\n\n[a note](${note})`
  const { article } = await owner.addArticle({
    body: { article: draft('Tea', { article_content, article_cover: url, ...fields }) },
  })
  const painted = await owner.choosePainting({ body: PAINTED })
  const { article: second } = await owner.addArticle({
    body: { article: draft('Water', { article_cover: painted.url }) },
  })
  const unpublished = {
    ...EMPTY_ARTICLE,
    ...draft('Never shown', { article_content: `![](${url}) [a note](${note})` }),
    ...{ slug: 'later', notes: 'ask again', article_cover: url },
  }
  for (const fields of [unpublished, EMPTY_ARTICLE]) {
    await owner.autosaveManuscript({ body: { fields, revision: 0 } })
  }
  await queries
    .updateTable('manuscripts')
    .set({ created_at: START + 9 })
    .where('article_id', 'is', null)
    .execute()
  await owner.addSeries({ body: { title: 'On tea', articleIdList: [second.id, article.id] } })
  await queries
    .updateTable('articles')
    .set({ created_at: START, updated_at: START + DAY, thumbs_up_times: 7, view_times: 99 })
    .where('id', '=', article.id)
    .execute()
  const talkImgList = [{ url }]
  const shown = await owner.publishTalk({
    body: { content: 'hello <b>you</b>', is_top: 1, status: 1, talkImgList },
  })
  await owner.publishTalk({ body: { content: 'secret', is_top: 2, status: 2, talkImgList: [] } })
  await queries
    .updateTable('talks')
    .set({ created_at: START, updated_at: START + 1, like_times: 3 })
    .execute()
  const album = { album_name: 'Spring', description: 'flowers', album_cover: '' }
  const { id: album_id } = await owner.addAlbum({ body: album })
  const outside = 'https://pictures.example.org/a.jpg'
  await owner.addPhotos({
    body: {
      photoList: [
        { album_id, url, caption: 'a cup', taken_at: '2021-05-06 07:08', camera: 'X100V' },
        { album_id, url: outside },
      ],
    },
  })
  await queries.updateTable('albums').set({ created_at: START, updated_at: START }).execute()
  await queries
    .updateTable('photos')
    .set({ created_at: START + 5 })
    .execute()
  const look = { font_size: 24, font_weight: 700, bg_color: '#abcdef', bg_url: '' } as const
  const times = { created_at: START + 2, updated_at: START + 3 }
  await queries
    .insertInto('board_messages')
    .values([
      {
        ...look,
        ...times,
        message: 'first',
        tag: 'hi',
        color: '#123456',
        user_id: reader.id,
        nick_name: '',
        like_times: 4,
      },
      {
        ...look,
        ...times,
        message: 'second',
        tag: 'hi',
        color: '#fedcba',
        user_id: null,
        nick_name: 'guest-abc',
        like_times: 0,
      },
    ])
    .execute()
  await queries
    .insertInto('links')
    .values([
      {
        ...times,
        site_name: 'Friend & <co>',
        site_desc: '"x"',
        site_avatar: url,
        url: 'https://friend.example.org',
        status: LINK_STATUS.approved,
        user_id: null,
      },
      {
        ...times,
        site_name: 'Waiting',
        site_avatar: '',
        site_desc: 'd',
        url: 'https://other.example.org',
        status: LINK_STATUS.waiting,
        user_id: null,
      },
    ])
    .execute()
  const add = async (row: object, at: number) => {
    const { id } = await queries
      .insertInto('comments')
      .values({
        type: COMMENT_TYPE.article,
        for_id: article.id,
        parent_id: null,
        from_id: reader.id,
        to_id: null,
        content: '',
        created_at: START + at,
        updated_at: START + at,
        ...row,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const root = await add({ content: 'root', thumbs_up: 2, pictures: JSON.stringify([url]) }, 10)
  const inside = { parent_id: root }
  const { author_id: ownerId } = await queries
    .selectFrom('articles')
    .select('author_id')
    .executeTakeFirstOrThrow()
  await add({ ...inside, from_id: ownerId, to_id: reader.id, content: 'reply' }, 11)
  await add({ ...inside, from_id: reader.id, to_id: ownerId, content: 'reply to reply' }, 12)
  await add({ type: COMMENT_TYPE.talk, for_id: shown.id, content: 'on a talk' }, 13)
  const board = await queries.selectFrom('board_messages').select('id').executeTakeFirstOrThrow()
  await add({ type: COMMENT_TYPE.boardMessage, for_id: board.id, content: 'on the board' }, 14)
}

const FILE = /\/attachments\/[0-9a-f]{32}-(\d+\.\w+)/g
const SIGNATURE = /\/paintings\/(\w+-\w+-\w+-[0-9a-f]{8})-[0-9a-f]{20}\.avif/g
const PICTURE = /\/uploads\/[0-9a-f]{32}-(\d+x\d+)-\w+\.webp/g

/** Everything that people see, without ids. Pictures have new addresses, so their sizes are compared. */
const contentOf = async (queries: Queries) => {
  const articles = await queries
    .selectFrom('articles')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['article_title', 'article_content', 'article_cover', 'status', 'category_name'])
    .select(['slug', 'dated_at', 'meta_title', 'meta_description', 'canonical_url'])
    .select(['comment_rule', 'notes'])
    .select(['thumbs_up_times', 'view_times', 'articles.created_at', 'articles.updated_at'])
    .where('trashed_at', 'is', null)
    .orderBy('article_title')
    .execute()
  const talks = await queries
    .selectFrom('talks')
    .leftJoin('talk_photos', 'talk_id', 'talks.id')
    .select(['content', 'status', 'is_top', 'like_times', 'created_at', 'updated_at', 'url'])
    .orderBy('content')
    .execute()
  const photos = await queries
    .selectFrom('photos')
    .innerJoin('albums', 'albums.id', 'album_id')
    .select(['album_name', 'description', 'album_cover', 'url', 'width', 'height'])
    .select(['caption', 'taken_at', 'camera'])
    .select(['albums.created_at', 'albums.updated_at', 'photos.created_at as added_at'])
    .orderBy('position', 'desc')
    .execute()
  const board = await queries
    .selectFrom('board_messages')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['message', 'tag', 'color', 'font_size', 'font_weight', 'bg_color', 'like_times'])
    .select(({ fn }) => fn.coalesce('users.nick_name', 'board_messages.nick_name').as('name'))
    .select(['board_messages.created_at', 'board_messages.updated_at'])
    .orderBy('message')
    .execute()
  const comments = await queries
    .selectFrom('comments as c')
    .innerJoin('users as author', 'author.id', 'c.from_id')
    .leftJoin('users as recipient', 'recipient.id', 'c.to_id')
    .leftJoin('comments as parent', 'parent.id', 'c.parent_id')
    .leftJoin('articles', (join) =>
      join.onRef('articles.id', '=', 'c.for_id').on('c.type', '=', COMMENT_TYPE.article),
    )
    .leftJoin('talks', (join) =>
      join.onRef('talks.id', '=', 'c.for_id').on('c.type', '=', COMMENT_TYPE.talk),
    )
    .leftJoin('board_messages', (join) =>
      join.onRef('board_messages.id', '=', 'c.for_id').on('c.type', '=', COMMENT_TYPE.boardMessage),
    )
    .select(['article_title', 'talks.content as talk', 'message'])
    .select(['c.content', 'c.type', 'c.thumbs_up', 'c.pictures', 'c.created_at', 'c.updated_at'])
    .select(['author.nick_name as from', 'recipient.nick_name as to', 'parent.content as below'])
    .orderBy('c.created_at')
    .execute()
  const links = await queries
    .selectFrom('links')
    .select(['site_name', 'site_desc', 'site_avatar', 'url', 'status', 'created_at', 'updated_at'])
    .orderBy('url')
    .execute()
  const series = await queries
    .selectFrom('series')
    .innerJoin('series_articles', 'series_id', 'series.id')
    .innerJoin('articles', 'articles.id', 'article_id')
    .select(['title', 'article_title', 'position'])
    .orderBy('position')
    .execute()
  const drafts = await queries
    .selectFrom('manuscripts')
    .innerJoin('manuscript_revisions as newest', (join) =>
      join
        .onRef('newest.manuscript_id', '=', 'manuscripts.id')
        .onRef('newest.revision', '=', 'manuscripts.revision'),
    )
    .select(['article_title', 'kind', 'length', 'fields', 'pictures', 'newest.created_at'])
    .select(['manuscripts.created_at as begun_at', 'manuscripts.updated_at', 'saved_revision'])
    .where('article_id', 'is', null)
    .orderBy('article_title', 'desc')
    .execute()
  const words = await queries.selectFrom('picture_words').select(['alt', 'caption']).execute()
  const all = { articles, talks, photos, board, comments, links, series, drafts, words }
  const written = JSON.stringify(all)
    // Categories and tags have other numbers there.
    .replaceAll(/\\"id\\":\d+,/g, '')
    .replaceAll(PICTURE, 'picture $1')
    .replaceAll(FILE, 'file $1')
    .replaceAll(SIGNATURE, 'painting $1')
  return JSON.parse(written)
}

describe('an own export', { timeout: 120_000 }, () => {
  it('gives the same content when imported into an empty site', async () => {
    const here = await open()
    await fill(here)
    const files = await here.exported()
    const there = await open()
    const report = await there.importZip(files)
    expect(report).toMatchObject({ state: 'done', kind: 'markdown' })
    expect(report.files.flatMap(({ notes }) => notes)).toEqual([])
    expect(report.parts).toMatchObject({
      ...{ articles: 2, talks: 2, albums: 1, board_messages: 2, comments: 5, links: 2, users: 1 },
      ...{ series: 1, files: 1, manuscripts: 2 },
    })
    const moved = await contentOf(there.queries)
    expect(moved).toEqual(await contentOf(here.queries))
    expect(moved.comments).toHaveLength(5)
    expect(moved.series).toHaveLength(2)
    expect(moved.drafts).toMatchObject([{ article_title: 'Never shown' }, { article_title: '' }])
    expect(moved.words).toEqual([{ alt: 'A cup', caption: 'of tea' }])
    expect(moved.photos[0]).toMatchObject({ url: 'picture 60x40', width: 60 })
    expect(
      moved.comments.map(({ article_title }: { article_title: string }) => article_title),
    ).toEqual([...['Tea', 'Tea', 'Tea', null, null]])
    const uses = await there.queries.selectFrom('upload_uses').select('subject').execute()
    const kinds = new Set(uses.map(({ subject }) => subject.split(':')[0]))
    expect(kinds).toEqual(new Set(['article', 'manuscript', 'talk', 'photo', 'comment', 'link']))
  })

  it('adds nothing twice, here or there, and can be undone', async () => {
    const here = await open()
    await fill(here)
    const files = await here.exported()
    const before = await contentOf(here.queries)
    expect((await here.importZip(files)).parts).toMatchObject({ talks: 0, comments: 0, links: 0 })
    expect(await contentOf(here.queries)).toEqual(before)
    // Readers go on reading between the export and the import.
    await here.queries
      .updateTable('articles')
      .set({ thumbs_up_times: 8, view_times: 120 })
      .execute()
    await here.importZip(files)
    const [tea] = (await contentOf(here.queries)).articles
    expect(tea).toMatchObject({ thumbs_up_times: 8, view_times: 120 })

    const there = await open()
    const dry = await there.importZip(files, { dryRun: true })
    expect((await contentOf(there.queries)).comments).toEqual([])
    const first = await there.importZip(files)
    expect(dry.parts).toMatchObject({
      talks: 2,
      comments: 5,
      board_messages: 2,
      links: 2,
      users: 1,
    })
    expect(dry.parts).toEqual(first.parts)
    const added = await contentOf(there.queries)
    const second = await there.importZip(files)
    expect(Object.values(second.parts).every((number) => number === 0)).toBe(true)
    expect(await contentOf(there.queries)).toEqual(added)

    expect(await there.undo(first.id)).toMatchObject({ state: 'undone' })
    expect(await contentOf(there.queries)).toEqual({
      ...{ articles: [], talks: [], photos: [], board: [], comments: [], links: [] },
      ...{ series: [], drafts: [], words: added.words },
    })
  })

  it('paints a chosen cover again, and offers files again', async () => {
    const here = await open()
    await fill(here)
    const there = await open()
    await there.importZip(await here.exported())
    const { list } = await there.owner.getHomeArticleList({ params: { current: 1, size: 5 } })
    const cover = list.find(({ article_title }) => article_title === 'Water')?.article_cover ?? ''
    expect(cover).toContain('/paintings/')
    const { isSigned } = paintingAddresses(
      (await settingsStore(there.queries).read()).signing_secret,
    )
    const painted = readPaintingFile(cover.slice(PAINTINGS_PATH.length))
    expect(painted && isSigned(painted)).toBe(true)
    const tea = list.find(({ article_title }) => article_title === 'Tea')
    const { article_content } = await there.owner.getArticleById({ params: { id: tea?.id ?? 0 } })
    const [file = ''] = /\/attachments\/[^)]+/.exec(article_content) ?? []
    expect((await there.app.inject({ url: file })).body).toBe('a note')
  })

  it('reports broken rows and broken files, and imports the rest', async () => {
    const there = await open()
    const talk = { id: 1, content: 'a', createdAt: new Date(START).toISOString(), photos: [] }
    const report = await there.importZip({
      [MANIFEST.path]: '{}',
      [DATA_FILES.talks]: JSON.stringify([{ id: 2 }, talk]),
      [DATA_FILES.board]: '[{"id": 1, "mess',
      [DATA_FILES.comments]: JSON.stringify([
        { id: '1', created_at: talk.createdAt, lanting: { on: 'article', id: 9, text: 'x' } },
      ]),
      [DATA_FILES.links]: '<opml><body><outline text="a" url="javascript:alert(1)"/></body></opml>',
    })
    expect(report).toMatchObject({ state: 'done', parts: { talks: 1, links: 0, comments: 0 } })
    expect(report.files.map(({ path, notes }) => [path, ...notes])).toEqual([
      ['data/talks:2', 'unreadable'],
      ['data/board.json', 'unreadable'],
      ['data/comments:1', 'commentWithoutArticle'],
      ['javascript:alert(1)', 'linkAddress'],
    ])
  })
})
