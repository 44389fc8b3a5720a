import { describe, expect, it } from 'vitest'
import { readExport as read } from '../testing/read-export.ts'
import { artalkReader } from './artalk.ts'
import { disqusReader } from './disqus.ts'
import { twikooReader } from './twikoo.ts'
import { walineReader } from './waline.ts'

describe('Artalk', () => {
  const artran = {
    id: '2',
    rid: '1',
    content: 'b **c**',
    is_pending: 'false',
    created_at: '2021-10-28 20:50:15 +0800 +0800',
    nick: 'Reader',
    email: 'reader@example.org',
    link: 'https://reader.example.org',
    page_key: 'https://blog.example.org/posts/a.html?x=1',
  }

  it('reads comments with parents first', async () => {
    const parent = {
      ...artran,
      id: '1',
      rid: '0',
      is_pending: 'true',
      created_at: '2021-10-29T00:00:00Z',
    }
    const { recognised, comments } = await read(
      artalkReader,
      'artrans.json',
      JSON.stringify([artran, parent]),
    )
    expect(recognised).toEqual(['artalk'])
    expect(comments).toEqual([
      expect.objectContaining({ key: 'artalk:1', status: 'waiting' }),
      {
        key: 'artalk:2',
        parent: 'artalk:1',
        on: { path: '/posts/a.html' },
        author: {
          name: 'Reader',
          mail: 'reader@example.org',
          site: 'https://reader.example.org',
        },
        text: 'b **c**',
        createdAt: Date.parse('2021-10-28T12:50:15Z'),
        status: 'approved',
      },
    ])
  })

  it('reports a bad row and a broken end, and reads the rest', async () => {
    const whole = JSON.stringify([{ id: '7' }, artran, artran])
    const { comments, failures } = await read(artalkReader, 'a.json', whole.slice(0, -20))
    expect(comments.map(({ key, parent }) => [key, parent])).toEqual([['artalk:2', undefined]])
    expect(failures).toEqual(['unreadable', 'unreadable'])
  })

  it('writes comments that answer each other in a circle once', async () => {
    const circle = [
      { ...artran, id: '1', rid: '2' },
      { ...artran, id: '2', rid: '1' },
    ]
    const { comments } = await read(artalkReader, 'a.json', JSON.stringify(circle))
    expect(comments).toHaveLength(2)
  })
})

describe('Waline', () => {
  it('reads comments with the names of users, without spam', async () => {
    const comment = {
      objectId: 'c1',
      comment: '*hello*',
      insertedAt: '2022-01-02T03:04:05.678Z',
      nick: 'old name',
      mail: '',
      link: '',
      status: 'approved',
      url: '/posts/a/',
      user_id: 'u1',
    }
    const file = {
      type: 'waline',
      version: 1,
      time: 1,
      tables: ['Comment', 'Counter', 'Users'],
      data: {
        Comment: [
          comment,
          { ...comment, objectId: 'c2', pid: 'c1', rid: 'c1', user_id: null, status: 'waiting' },
          { ...comment, objectId: 'c3', status: 'spam' },
        ],
        Counter: [{ url: '/posts/a/', time: 12 }],
        Users: [{ objectId: 'u1', display_name: 'New name', email: 'new@example.org' }],
      },
    }
    const { recognised, comments } = await read(walineReader, 'waline.json', JSON.stringify(file))
    expect(recognised).toEqual(['waline'])
    expect(comments).toEqual([
      {
        key: 'waline:c1',
        on: { path: '/posts/a/' },
        author: { name: 'New name', mail: 'new@example.org' },
        text: '*hello*',
        createdAt: Date.parse('2022-01-02T03:04:05.678Z'),
        status: 'approved',
      },
      expect.objectContaining({
        key: 'waline:c2',
        parent: 'waline:c1',
        author: { name: 'old name' },
        status: 'waiting',
      }),
    ])
  })
})

describe('Twikoo', () => {
  const comment = {
    _id: 'a1',
    uid: 'x',
    nick: 'Reader',
    mail: 'reader@example.org',
    mailMd5: '0',
    link: '',
    url: '/posts/a/',
    href: 'https://blog.example.org/posts/a/',
    comment: '<p>a <strong>b</strong></p>\n',
    isSpam: false,
    created: 1_600_000_000_000,
  }

  it.each([
    [
      'a list',
      JSON.stringify([comment, { ...comment, _id: 'a2', pid: 'a1', rid: 'a1', isSpam: true }]),
    ],
    [
      'lines',
      `${JSON.stringify({ ...comment, created: { $numberLong: '1600000000000' }, _id: { $oid: 'a1' } })}\n${JSON.stringify({ ...comment, _id: 'a2', pid: 'a1', rid: 'a1', isSpam: true })}\n`,
    ],
  ])('reads %s and translates HTML', async (_, file) => {
    const { recognised, comments } = await read(twikooReader, 'twikoo-comment.json', file)
    expect(recognised).toEqual(['twikoo'])
    expect(comments).toMatchObject([
      { key: 'twikoo:a1', text: 'a **b**', createdAt: 1_600_000_000_000, status: 'approved' },
      { key: 'twikoo:a2', parent: 'twikoo:a1', status: 'waiting' },
    ])
  })
})

describe('Disqus', () => {
  const post = (
    id: number,
    more = '',
  ) => `<post dsq:id="${id}"><id /><message><![CDATA[<p>a &amp; <i>b</i></p>]]></message>
    <createdAt>2010-01-02T03:04:05Z</createdAt><isDeleted>false</isDeleted><isSpam>false</isSpam>
    <author><name>Reader</name><isAnonymous>false</isAnonymous><username>r</username></author>
    <thread dsq:id="1" />${more}</post>`
  const file = (posts: string) => `<?xml version="1.0" encoding="utf-8"?>
    <disqus xmlns="http://disqus.com" xmlns:dsq="http://disqus.com/disqus-internals">
    <category dsq:id="9"><forum>f</forum><title>General</title></category>
    <thread dsq:id="1"><id>x</id><link>https://blog.example.org/a/</link><title>T</title></thread>
    ${posts}</disqus>`

  it('reads posts with the addresses of their threads', async () => {
    const spam = post(4).replace('<isSpam>false', '<isSpam>true')
    const posts = post(2, '<parent dsq:id="3" />') + post(3) + spam
    const { recognised, comments } = await read(disqusReader, 'disqus.xml', file(posts))
    expect(recognised).toEqual(['disqus'])
    expect(comments).toMatchObject([
      { key: 'disqus:3', on: { path: '/a/' }, text: 'a & *b*', author: { name: 'Reader' } },
      { key: 'disqus:2', parent: 'disqus:3', createdAt: Date.parse('2010-01-02T03:04:05Z') },
    ])
    expect(comments).toHaveLength(2)
  })

  it('reads the posts before the place where the file breaks', async () => {
    const { comments, failures } = await read(
      disqusReader,
      'd.xml',
      file(post(2)).replace('</disqus>', '<post'),
    )
    expect(comments).toHaveLength(1)
    expect(failures).toEqual(['unreadable'])
  })
})
