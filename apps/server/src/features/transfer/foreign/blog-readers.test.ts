import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { halo1Reader } from './halo/read-halo-1.ts'
import { halo2Reader } from './halo/read-halo-2.ts'
import { readExport as read } from './testing/read-export.ts'
import { typechoReader } from './typecho/read-typecho.ts'

/** The stack is too small for it. */
const DEEP = '<blockquote>'.repeat(3_000)

describe('Typecho', () => {
  const TYPES = ['contents', 'comments', 'metas', 'relationships', 'users', 'fields']
  const record = (table: string, row: Record<string, unknown>) => {
    const values = Object.entries(row).map(
      ([name, value]) => [name, value === null ? null : Buffer.from(String(value))] as const,
    )
    const header = Buffer.from(
      JSON.stringify(
        Object.fromEntries(values.map(([name, value]) => [name, value?.length ?? null])),
      ),
    )
    const body = Buffer.concat(values.map(([, value]) => value ?? Buffer.alloc(0)))
    const lengths = Buffer.alloc(8)
    lengths.writeUInt16LE(TYPES.indexOf(table) + 1, 0)
    lengths.writeUInt16LE(header.length, 2)
    lengths.writeUInt32LE(body.length, 4)
    const all = Buffer.concat([lengths, header, body])
    return Buffer.concat([all, Buffer.from(createHash('md5').update(all).digest('hex'))])
  }
  const MARK = Buffer.from('%TYPECHO_BACKUP_0001%')
  const post = {
    cid: 1,
    title: '你好',
    slug: 'hello',
    created: 1_500_000_000,
    modified: 1_500_000_100,
    text: '<!--markdown-->a <!--more-->**b**',
    authorId: 1,
    type: 'post',
    status: 'publish',
    password: null,
    parent: 0,
  }

  const comment = {
    coid: 5,
    cid: 1,
    created: 1_500_000_200,
    author: 'R',
    mail: 'r@example.org',
    url: '',
    text: 'c',
    type: 'comment',
    status: 'approved',
    parent: 0,
  }

  it('reads posts, pages, labels and comments', async () => {
    const broken = record('contents', { ...post, cid: 9 })
    broken[broken.length - 40] = (broken.at(-40) ?? 0) ^ 1
    const file = Buffer.concat([
      MARK,
      record('contents', post),
      broken,
      record('contents', {
        ...post,
        cid: 2,
        type: 'page',
        slug: 'about',
        text: '<p>x</p>',
        password: 'p',
        allowComment: '1',
      }),
      record('contents', { ...post, cid: 3, type: 'attachment', text: 'a:1:{}' }),
      record('contents', { ...post, cid: 4, type: 'post_draft', parent: 1 }),
      record('comments', comment),
      record('comments', {
        coid: 6,
        cid: 1,
        created: 1_500_000_300,
        author: 'S',
        mail: '',
        url: '',
        text: 'd',
        type: 'comment',
        status: 'waiting',
        parent: 5,
      }),
      record('comments', { ...comment, coid: 7, text: DEEP }),
      record('metas', { mid: 1, name: 'Notes', type: 'category', order: 1 }),
      record('metas', { mid: 2, name: 'tea', type: 'tag', order: 0 }),
      record('relationships', { cid: 1, mid: 1 }),
      record('relationships', { cid: 1, mid: 2 }),
      record('users', {
        uid: 1,
        created: 1_400_000_000,
        name: 'admin',
        screenName: 'Owner',
        mail: 'o@example.org',
        url: '',
      }),
      record('fields', { cid: 1, name: 'thumb', type: 'str', str_value: '/usr/uploads/a.jpg' }),
      MARK,
    ])
    const { recognised, posts, comments, failures } = await read(typechoReader, 'x.dat', file)
    expect(recognised).toEqual(['typecho'])
    expect(posts).toMatchObject([
      {
        key: 'typecho:1400000000:post:1',
        title: '你好',
        markdown: 'a **b**',
        status: 'public',
        createdAt: 1_500_000_000_000,
        updatedAt: 1_500_000_100_000,
        author: { name: 'Owner', mail: 'o@example.org' },
        categories: ['Notes'],
        tags: ['tea'],
        cover: '/usr/uploads/a.jpg',
        oldPaths: ['/archives/1/', '/index.php/archives/1/'],
      },
      {
        kind: 'page',
        markdown: 'x',
        status: 'private',
        takesComments: true,
        notes: ['passwordPrivate'],
      },
    ])
    expect(comments).toMatchObject([
      { on: { post: 'typecho:1400000000:post:1' }, status: 'approved' },
      { parent: 'typecho:1400000000:comment:5', status: 'waiting' },
    ])
    expect(failures).toEqual(['unreadable', 'tooComplex'])
  })
})

describe('Halo 1', () => {
  it('reads posts, sheets, links and comments', async () => {
    const post = {
      id: 1,
      title: 'A',
      slug: 'a',
      status: 'PUBLISHED',
      editorType: 'MARKDOWN',
      originalContent: 'a **b**',
      createTime: 1_500_000_000_000,
      topPriority: 1,
      password: '',
      thumbnail: '/upload/a.jpg',
      summary: 's',
    }
    const comment = {
      id: 1,
      author: 'R',
      email: 'r@example.org',
      content: 'c',
      status: 'PUBLISHED',
      postId: 1,
      parentId: 0,
      createTime: 1_500_000_100_000,
    }
    const file = {
      version: '1.4.17',
      export_date: 1_600_000_000_000,
      categories: [{ id: 3, name: 'Notes' }],
      links: [{ name: 'L', url: 'https://l.example.org', description: 'd', logo: '' }],
      posts: [
        post,
        { ...post, id: 2, status: 'RECYCLE' },
        { ...post, id: 4, editorType: 'RICHTEXT', originalContent: '<b>x</b>', status: 'INTIMATE' },
      ],
      post_categories: [{ postId: 1, categoryId: 3 }],
      post_comments: [
        comment,
        { ...comment, id: 2, parentId: 1 },
        { ...comment, id: 3, content: DEEP },
      ],
      post_tags: [{ postId: 1, tagId: 5 }],
      sheets: [{ ...post, id: 6, slug: 'about', disallowComment: false }],
      tags: [{ id: 5, name: 'tea' }],
      user: [{ id: 1, createTime: 1_400_000_000_000 }],
    }
    const { recognised, posts, comments, items, failures } = await read(
      halo1Reader,
      'halo-data.json',
      JSON.stringify(file),
    )
    expect(recognised).toEqual(['halo1'])
    expect(posts).toMatchObject([
      {
        key: 'halo:1400000000000:post:1',
        markdown: 'a **b**',
        categories: ['Notes'],
        tags: ['tea'],
        isPinned: true,
        oldPaths: ['/archives/a'],
        excerpt: 's',
      },
      { key: 'halo:1400000000000:post:4', markdown: '**x**', status: 'private' },
      {
        key: 'halo:1400000000000:post:6',
        kind: 'page',
        oldPaths: ['/s/about'],
        takesComments: true,
      },
    ])
    const key = 'halo:1400000000000:comment:1'
    expect(comments).toMatchObject([{ key }, { parent: key }])
    expect(failures).toEqual(['tooComplex'])
    expect(items.filter(({ type }) => type === 'link')).toHaveLength(1)
  })
})

describe('Halo 2', () => {
  const store = (kind: string, name: string, resource: object) => ({
    name: `/registry/content.halo.run/${kind}/${name}`,
    data: Buffer.from(
      JSON.stringify({
        metadata: { name, creationTimestamp: '2023-01-01T00:00:00Z' },
        ...resource,
      }),
    ).toString('base64'),
    version: 1,
  })
  const snapshot = (name: string, spec: object) => store('snapshots', name, { spec })
  const post = {
    title: 'A',
    slug: 'a',
    baseSnapshot: 's1',
    releaseSnapshot: 's2',
    headSnapshot: 's2',
    owner: 'admin',
    publish: true,
    deleted: false,
    visible: 'PUBLIC',
    publishTime: '2023-02-01T00:00:00Z',
    categories: ['c1'],
    tags: ['t1'],
    excerpt: { autoGenerate: true, raw: '' },
  }
  const patch = JSON.stringify([
    {
      source: { position: 1, lines: ['b'] },
      target: { position: 1, lines: ['**c**', 'd'] },
      type: 'CHANGE',
    },
  ])

  it('reads posts from their snapshots, and comments with replies', async () => {
    const owner = {
      kind: 'Email',
      name: 'r@example.org',
      displayName: 'R',
      annotations: { website: 'https://r.example.org' },
    }
    const comment = {
      raw: 'x',
      content: '<p>x</p>',
      owner,
      approved: true,
      subjectRef: { kind: 'Post', name: 'p1' },
      creationTime: '2023-03-01T00:00:00Z',
    }
    const file = [
      store('posts', 'p1', { spec: post, status: { permalink: '/archives/a' } }),
      store('posts', 'p2', { spec: { ...post, baseSnapshot: 'gone' } }),
      store('posts', 'p3', { spec: { ...post, deleted: true } }),
      store('posts', 'p4', { spec: { ...post, baseSnapshot: 's3', releaseSnapshot: 's3' } }),
      store('categories', 'c1', { spec: { displayName: 'Notes' } }),
      store('tags', 't1', { spec: { displayName: 'tea' } }),
      store('users', 'admin', { spec: { displayName: 'Owner', email: 'o@example.org' } }),
      { name: '/registry/content.halo.run/tags/bad', data: '!!', version: 1 },
      snapshot('s1', { rawType: 'markdown', rawPatch: 'a\nb', contentPatch: '<p>a b</p>' }),
      snapshot('s2', { rawType: 'markdown', rawPatch: patch, contentPatch: '[]' }),
      snapshot('s3', { rawType: 'html', rawPatch: '<p>h</p>', contentPatch: '<p>h</p>' }),
      store('comments', 'k1', { spec: comment }),
      store('comments', 'k3', { spec: { ...comment, content: DEEP } }),
      store('replies', 'k2', {
        spec: {
          raw: 'y',
          content: 'y',
          owner,
          approved: true,
          commentName: 'k1',
          creationTime: '2023-03-02T00:00:00Z',
        },
      }),
    ]
    const { recognised, posts, comments, failures } = await read(
      halo2Reader,
      'extensions.data',
      JSON.stringify(file),
    )
    expect(recognised).toEqual(['halo2'])
    expect(posts).toMatchObject([
      {
        key: 'halo:post:p1',
        markdown: 'a\n**c**\nd',
        categories: ['Notes'],
        tags: ['tea'],
        author: { name: 'Owner' },
        oldPaths: ['/archives/a'],
        createdAt: Date.parse('2023-02-01'),
      },
      { key: 'halo:post:p4', markdown: 'h' },
    ])
    expect(comments).toMatchObject([
      {
        key: 'halo:comment:k1',
        on: { post: 'halo:post:p1' },
        text: 'x',
        author: { name: 'R', mail: 'r@example.org', site: 'https://r.example.org' },
      },
      { key: 'halo:comment:k2', parent: 'halo:comment:k1', on: { post: 'halo:post:p1' } },
    ])
    expect(failures).toEqual(['unreadable', 'unreadable', 'tooComplex'])
  })
})
