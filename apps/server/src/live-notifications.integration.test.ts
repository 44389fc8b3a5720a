import { expect, it } from 'vitest'
import { openChatApp, openSecondNode } from './testing/chat-sockets.ts'
import { draft, OWNER } from './testing/test-app.ts'

const open = async () => {
  const site = await openChatApp()
  const there = await openSecondNode(site.platform)
  const { token } = await site.client().login({ body: OWNER })
  const owner = site.client(token)
  const { article } = await owner.addArticle({ body: { article: draft('tea') } })
  const reader = await site.userClient('reader')
  const comment = (content: string) =>
    reader.addComment({ body: { type: 1, for_id: article.id, content } })
  const tabs = [await site.enter({ token }), await there.enter({ token })]
  for (const tab of tabs) await tab.has('notify')
  /** Waits until every tab of the owner shows this number of unread notifications. */
  const waitForUnread = async (unread: number) => {
    for (const { until, of } of tabs) {
      await until(() => expect(of('notify').at(-1)?.unread).toBe(unread))
    }
    return tabs.map(({ of }) => of('notify').at(-1)?.notification)
  }
  const newest = async () => {
    const { list } = await owner.getNotifyList({ body: { current: 1, size: 1 } })
    return list[0]
  }
  return { ...site, there, owner, article, reader, comment, tabs, waitForUnread, newest }
}

it('sends the notification of a comment to every socket of its receiver, on every node', async () => {
  const { enter, there, reader, comment, tabs, waitForUnread, newest } = await open()
  const others = [await enter({ token: reader.token }), await there.enter()]
  await others[0]?.has('notify')
  await comment('a good cup')
  const { id, type, message } = (await newest()) ?? {}
  expect(message).toContain('a good cup')
  const notification = { id, type, message }
  expect(await waitForUnread(1)).toEqual([notification, notification])
  for (const { of } of tabs) {
    expect(of('notify')).toEqual([
      { type: 'notify', unread: 0 },
      { type: 'notify', unread: 1, notification },
    ])
  }
  expect(others.map(({ of }) => of('notify').length)).toEqual([1, 0])
})

it('lowers the unread number in other tabs when a notification is read or deleted', async () => {
  const { owner, article, comment, waitForUnread, newest, enter, client } = await open()
  for (const text of ['one', 'two', 'three', 'four', 'five']) await comment(text)
  await waitForUnread(5)
  const params = async () => ({ params: { id: (await newest())?.id ?? 0 } })
  await owner.readNotification(await params())
  expect(await waitForUnread(4)).toEqual([undefined, undefined])
  await owner.deleteNotification(await params())
  await waitForUnread(3)
  const { token } = await client().login({ body: OWNER })
  const late = await enter({ token })
  expect(await late.has('notify')).toEqual([{ type: 'notify', unread: 3 }])
  await owner.readAllNotifications()
  await waitForUnread(0)
  await comment('six')
  await waitForUnread(1)
  await owner.deleteArticle({ params: { id: article.id, status: 1 } })
  await owner.purgeArticles({ body: { idList: [article.id] } })
  await waitForUnread(0)
})
