import { expect, it } from 'vitest'
import { createNameFinder } from './shared-names.ts'

/** A parser of lines like `[a]: /b`. */
const open = () => {
  const read: string[] = []
  const find = createNameFinder((text, environment) => {
    read.push(text)
    const [, name, address] = /\[(.)\]: (\S+)/.exec(text) ?? []
    if (name && !text.startsWith('code')) environment.references = { [name]: address }
  })
  return { read, find }
}

it('finds the names of all parts; the first definition of a name counts', () => {
  const { find } = open()
  const names = find(['one\n\n', '[a]: /b\n\n', '[a]: /later\n\n', '[c]: /d'])
  expect(names).toEqual({ references: { a: '/b', c: '/d' } })
})

it('reads only parts that may define a name, each once', () => {
  const { read, find } = open()
  find(['one\n\n', '[a]: /b\n\n', 'two [a]: x\n\n', '[^1]: note'])
  find(['other\n\n', '[a]: /b\n\n', '*[CSS]: sheets'])
  expect(read).toEqual(['[a]: /b\n\n', '*[CSS]: sheets'])
})

it('returns the same names until a definition changes', () => {
  const { find } = open()
  const names = find(['code\n[a]: /x', '[a]: /b'])
  expect(find(['code\n[a]: /y', '[a]: /b'])).toBe(names)
  expect(find(['[a]: /c'])).not.toBe(names)
})
