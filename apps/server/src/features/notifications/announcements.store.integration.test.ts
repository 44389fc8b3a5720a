import { expect, it } from 'vitest'
import { useSite } from '../../testing/shared-site.ts'

const shared = useSite()

it('an announcement reaches every user who is not blocked, once, and not its author', async () => {
  const { ownerClient, userClient } = await shared.empty()
  const owner = await ownerClient()
  const [first, blocked] = [await userClient('first'), await userClient('blocked')]
  const second = await userClient('second')
  await owner.updateBlocked({ params: { id: blocked.id, blocked: 1 } })
  const page = { body: { current: 1, size: 5 } }
  expect(await owner.getReceiverCount()).toEqual({ users: 2 })
  expect(await owner.addAnnouncement({ body: { message: ' 本周末维护 ' } })).toEqual({ sent: 2 })
  for (const user of [first, second]) {
    const { list, unread } = await user.getNotifyList(page)
    expect(unread).toBe(1)
    expect(list).toMatchObject([{ message: '本周末维护', type: 5, to_id: null }])
  }
  expect((await owner.getNotifyList(page)).total).toBe(0)
  const sent = await owner.backGetNotifyList({ body: { ...page.body, type: 5 } })
  expect(sent.total).toBe(2)
})

it('announcements have a limit, and need a text', async () => {
  const { ownerClient, userClient } = await shared.empty()
  const owner = await ownerClient()
  await userClient('first')
  const send = (message: string) => owner.addAnnouncement({ body: { message } })
  await expect(send('  ')).rejects.toMatchObject({ status: 422 })
  await expect(send('x'.repeat(556))).rejects.toMatchObject({ status: 422 })
  const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => send(`m ${at}`)))
  expect(answers.some(({ status }) => status === 'rejected')).toBe(true)
})
