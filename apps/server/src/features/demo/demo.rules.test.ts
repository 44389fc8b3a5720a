import { beforeAll, describe, expect, it } from 'vitest'
import { demoFaults } from './demo.rules.ts'
import type { DemoContent } from './demo-schemas.ts'
import { readDemo } from './read-demo.ts'

let content: DemoContent
beforeAll(async () => {
  content = await readDemo(async () => ({ article_html: '', article_text: '' }))
})

const thread = (demo: DemoContent) => {
  const [first] = demo.comments['open-door'] ?? []
  if (!first?.replies?.[0]) throw new Error('the first comment has no reply')
  return { first, reply: first.replies[0] }
}

const ANCIENT = '2023-01-01T00:00:00+08:00'

describe('the demo content', () => {
  it('has no faults', () => {
    expect(demoFaults(content)).toEqual([])
  })

  it.each<[string, (demo: DemoContent) => void, RegExp]>([
    [
      'a comment of an unknown user',
      (demo) => Object.assign(thread(demo).first, { from: 'nobody' }),
      /^nobody at article open-door is no user$/,
    ],
    [
      'a like of an unknown user',
      (demo) => Object.assign(thread(demo).reply, { likedBy: ['nobody'] }),
      /^nobody likes, but is no user$/,
    ],
    [
      'a like of the owner',
      (demo) => Object.assign(thread(demo).reply, { likedBy: ['owner'] }),
      /^owner likes/,
    ],
    [
      'a comment before the article',
      (demo) => Object.assign(thread(demo).first, { date: '2026-11-08T08:00:00+08:00' }),
      /^a comment on article open-door is older than it$/,
    ],
    [
      'a reply before its comment',
      (demo) => Object.assign(thread(demo).reply, { date: '2026-11-08T08:20:00+08:00' }),
      /is out of order$/,
    ],
    [
      'a reply to a user outside the thread',
      (demo) => Object.assign(thread(demo).reply, { to: 'moth' }),
      /^owner answers moth on article open-door/,
    ],
    [
      'a reply to its own author',
      (demo) => Object.assign(thread(demo).reply, { to: 'owner' }),
      /^owner answers owner/,
    ],
    [
      'a comment before the registration',
      (demo) => Object.assign(demo.users[0] ?? {}, { date: '2026-11-15T00:00:00+08:00' }),
      /^songjian is at .* before joining$/,
    ],
    [
      'a user called owner',
      (demo) => Object.assign(demo.users[0] ?? {}, { name: 'owner' }),
      /^users.json has somebody called owner$/,
    ],
    [
      'a duplicate name',
      (demo) => void demo.users.push(...demo.users.slice(0, 1)),
      /^the user songjian stands twice$/,
    ],
    [
      'a duplicate title',
      (demo) =>
        Object.assign(demo.articles[0] ?? {}, { article_title: demo.articles[1]?.article_title }),
      /^the title .* stands twice$/,
    ],
    [
      'a duplicate album',
      (demo) => void demo.albums.push(...demo.albums.slice(0, 1)),
      /^the album .* stands twice$/,
    ],
    [
      'a duplicate group',
      (demo) => void demo.resources.push(...demo.resources.slice(0, 1)),
      /^the group front languageFramework stands twice$/,
    ],
    [
      'a duplicate site',
      (demo) => demo.resources[0]?.sites.push(...demo.resources[0].sites.slice(0, 1)),
      /^the site https:.* stands twice$/,
    ],
    [
      'comments on an unknown article',
      (demo) => Object.assign(demo.comments, { unknown: [] }),
      /^comments.json tells of unknown/,
    ],
    [
      'a series with an unknown article',
      (demo) => demo.series[0]?.articles.push('unknown'),
      /^series.json tells of unknown/,
    ],
    [
      'an article in two series',
      (demo) =>
        demo.series.push({ title: 'more', date: ANCIENT, articles: ['slow-page', 'tab-key'] }),
      /^the article of a series slow-page stands twice$/,
    ],
    [
      'an update before the creation',
      (demo) => Object.assign(demo.articles[0] ?? {}, { updated: ANCIENT }),
      /was updated before/,
    ],
    [
      'a board message without a name',
      (demo) => Object.assign(demo.board[0] ?? {}, { from: undefined }),
      /needs either from or nick_name$/,
    ],
    [
      'a board message with two names',
      (demo) => Object.assign(demo.board[0] ?? {}, { nick_name: 'x' }),
      /needs either from or nick_name$/,
    ],
    [
      'a notification without an event',
      (demo) => Object.assign(demo.notifications[0] ?? {}, { date: ANCIENT }),
      /^nothing happened for the notification/,
    ],
    [
      'a notification about another article',
      (demo) => Object.assign(demo.notifications[0] ?? {}, { on: 'one-file' }),
      /^nothing happened for the notification/,
    ],
  ])('is rejected with %s', (_, change, fault) => {
    const demo = structuredClone(content)
    change(demo)
    expect(demoFaults(demo)[0]).toMatch(fault)
  })
})
