import { expect, it } from 'vitest'
import { titleWith } from './attention.rules.ts'

it('shows the count before the title of the page, up to nine', () => {
  expect(titleWith('兰亭', 3, undefined).shown).toBe('(3) 兰亭')
  expect(titleWith('兰亭', 12, undefined).shown).toBe('(9+) 兰亭')
})

it('changes the count, and returns to the own title', () => {
  const three = titleWith('兰亭', 3, undefined)
  const four = titleWith(three.shown, 4, three)
  expect(four.shown).toBe('(4) 兰亭')
  expect(titleWith(four.shown, 0, four).shown).toBe('兰亭')
})

it('keeps the count when the page changes, also for a title that begins with a number', () => {
  const first = titleWith('兰亭', 2, undefined)
  const second = titleWith('(1) 之一', 2, first)
  expect(second).toEqual({ own: '(1) 之一', shown: '(2) (1) 之一' })
  expect(titleWith(second.shown, 0, second).shown).toBe('(1) 之一')
})
