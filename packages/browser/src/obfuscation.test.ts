import { describe, expect, it } from 'vitest'
import { obscure, reveal } from './obfuscation.ts'

describe('an obscured value', () => {
  it.each([['token'], [{ id: 1, nick_name: '兰亭🍵' }], [''], [0], [false], [[]], [null]])(
    'of %j is read back as written',
    (value) => {
      const text = obscure(value)
      expect(text).toMatch(/^[\da-f]+$/)
      expect(reveal(text)).toEqual(value)
    },
  )

  it.each(['', 'zz', 'abc', '00112233445566778899aabbccddeeff', obscure('x').slice(2)])(
    'that is broken (%s) is nothing',
    (text) => {
      expect(reveal(text)).toBeUndefined()
    },
  )
})
