import { expect, it } from 'vitest'
import { readAddress, readBody, readDecimal } from './read-text.rules.ts'

it('reads decimal digits as a number, and leaves other text', () => {
  expect(readDecimal('0')).toBe(0)
  expect(readDecimal('007')).toBe(7)
  expect(readDecimal('2147483648')).toBe(2147483648)
  const texts = ['', ' ', '-0', '-1', '+1', '1.5', '1e3', '0x10', 'Infinity', 'NaN', '1 ', '１']
  for (const text of [...texts, '9'.repeat(400)]) expect(readDecimal(text)).toBe(text)
})

it('reads an address by its schema', () => {
  const properties = {
    id: { type: 'integer' },
    dry: { type: 'boolean' },
    text: { type: 'string' },
    maybe: { type: ['integer', 'null'] },
  }
  const value = { id: '7', dry: 'true', text: '7', maybe: '8', other: '9', constructor: '1' }
  expect(readAddress({ properties }, value)).toEqual({ ...value, id: 7, dry: true, maybe: 8 })
  const unclear = { id: ['7'], dry: '1', text: 'true', maybe: 'null' }
  expect(readAddress({ properties }, unclear)).toEqual(unclear)
})

it('reads text in a body where the contract allows it, at any depth', () => {
  const id = { type: 'integer', 'x-numeric-text': true } as const
  const schema = { properties: { id, list: { items: { properties: { id } } }, at: {} } }
  const value = { id: '7', list: [{ id: '8' }, 9, null], at: '7' }
  expect(readBody(schema, value)).toEqual({ id: 7, list: [{ id: 8 }, 9, null], at: '7' })
  let deep: unknown = '1'
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep]
  expect(readBody(schema, { id: deep })).toEqual({ id: deep })
})
