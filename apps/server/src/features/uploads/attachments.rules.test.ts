import { expect, it } from 'vitest'
import { isOfKind } from './attachments.rules.ts'

it.each([
  ['pdf', '%PDF-1.7', true],
  ['pdf', '<html>', false],
  ['pdf', '', false],
  ['docx', 'PK\u0003\u0004', true],
  ['docx', '%PDF-', false],
  ['epub', 'PK\u0003\u0004', true],
  ['txt', 'plain', true],
  ['txt', 'a\u0000b', false],
  ['7z', '7z', false],
] as const)('a %s that begins with %j: %s', (kind, head, isRight) => {
  expect(isOfKind(kind, Buffer.from(head, 'latin1'))).toBe(isRight)
})
