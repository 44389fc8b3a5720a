import { expect, it } from 'vitest'
import { createOwnLikes } from './own-likes.ts'

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Each call waits for its answer. */
const open = async (liked: readonly number[] = []) => {
  const sent: [song: number, isLiked: boolean][] = []
  const answers: ((isSaved: boolean) => void)[] = []
  let shown: readonly number[] = []
  const likes = createOwnLikes({
    send: (id, isLiked) => {
      sent.push([id, isLiked])
      return new Promise((answer) => answers.push(answer))
    },
    show: (known) => {
      shown = [...known]
    },
  })
  await likes.load(async () => liked)
  const answer = (isSaved: boolean) => {
    answers.shift()?.(isSaved)
    return breathe()
  }
  return { likes, sent, answer, shown: () => shown }
}

it('shows a like at once, and takes it back when it is not saved', async () => {
  const { likes, sent, answer, shown } = await open([1])
  void likes.toggle(2)
  expect(shown()).toEqual([1, 2])
  await answer(true)
  void likes.toggle(1)
  expect(shown()).toEqual([2])
  await answer(false)
  expect(shown()).toEqual([2, 1])
  expect(sent).toEqual([
    [2, true],
    [1, false],
  ])
})

it('changes nothing before the likes are known', async () => {
  const sent: number[] = []
  const send = async (id: number) => sent.push(id) > 0
  const likes = createOwnLikes({ send, show: () => undefined })
  await likes.toggle(1)
  expect([likes.areKnown(), sent]).toEqual([false, []])
})

it.each([true, false])(
  'an older answer does not undo a change, answered before it: %s',
  async (isAnswered) => {
    const { likes, answer, shown } = await open([1])
    let give: (ids: number[]) => void = () => undefined
    const load = likes.load(() => new Promise((resolve) => (give = resolve)))
    void likes.toggle(2)
    void likes.toggle(1)
    if (isAnswered) {
      await answer(true)
      await answer(true)
    }
    give([1, 3])
    await load
    expect(shown()).toEqual([3, 2])
    await likes.load(async () => [3, 2, 5])
    await answer(true)
    await answer(true)
    await likes.load(async () => [5])
    expect(shown()).toEqual([5])
  },
)

it('a like that was sent before the answer was requested stays', async () => {
  const { likes, answer, shown } = await open()
  void likes.toggle(2)
  await likes.load(async () => [])
  expect(shown()).toEqual([2])
  await answer(false)
  expect(shown()).toEqual([])
})

it('the calls about one song follow each other, and the last wish stays', async () => {
  const { likes, sent, answer, shown } = await open()
  void likes.toggle(2)
  void likes.toggle(2)
  expect([sent, shown()]).toEqual([[[2, true]], []])
  await answer(true)
  expect(sent.slice(1)).toEqual([[2, false]])
  await answer(true)
  void likes.toggle(2)
  void likes.toggle(2)
  void likes.toggle(2)
  await answer(true)
  expect([sent.slice(2), shown()]).toEqual([[[2, true]], [2]])
})
