import { describe, expect, it } from 'vitest'
import { deobfuscate, obfuscate } from './obfuscation.ts'

describe('an obfuscated value', () => {
  it.each([['token'], [{ id: 1, nick_name: '兰亭🍵' }], [''], [0], [false], [[]], [null]])(
    'of %j is read back unchanged',
    (value) => {
      const text = obfuscate(value)
      expect(text).toMatch(/^[\da-f]+$/)
      expect(deobfuscate(text)).toEqual(value)
    },
  )

  it.each(['', 'zz', 'abc', '00112233445566778899aabbccddeeff', obfuscate('x').slice(2)])(
    'that is broken (%s) is undefined',
    (text) => {
      expect(deobfuscate(text)).toBeUndefined()
    },
  )
})
