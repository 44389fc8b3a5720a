import { expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import { notify } from './notify.ts'

it('lists text, receiver and read state of all notifications for administrators', async () => {
  const { platform, ownerClient, userClient } = await openTestApp()
  const { queries } = platform.database
  const owner = await ownerClient()
  const [one, two] = [await userClient('first'), await userClient('second')]
  await notify(queries, { userId: one.id, type: 1, toId: 1, message: () => 'an article' }, 1)
  await notify(queries, { userId: two.id, type: 3, toId: null, message: () => 'the board' }, 2)
  const { list: mine } = await two.getNotifyList({ body: { current: 1, size: 1 } })
  await two.readNotification({ params: { id: mine[0]?.id ?? 0 } })
  const sent = async (more: object = {}) => {
    const body = { current: 1, size: 10, ...more }
    const { list, total } = await owner.backGetNotifyList({ body })
    return [total, ...list.map(({ message, nick_name, isView }) => [message, nick_name, isView])]
  }
  const [board, article] = [
    ['the board', 'second', 2],
    ['an article', 'first', 1],
  ]
  expect(await sent()).toEqual([2, board, article])
  expect(await sent({ isView: 1 })).toEqual([1, article])
  expect(await sent({ type: 3, nick_name: 'SEC' })).toEqual([1, board])
  expect(await sent({ message: '_' })).toEqual([0])
  expect(await sent({ time: ['1970-01-01', '1970-01-01'], type: null })).toEqual([
    2,
    board,
    article,
  ])
  expect(await sent({ time: ['2020-01-01', '2020-01-02'] })).toEqual([0])
})
