import { expect, it } from 'vitest'
import { NEW_DRAFT } from '../board.rules.ts'
import { savedNote } from './saved-note.rules.ts'

it('is the note that was saved', () => {
  const note = { ...NEW_DRAFT, message: '写到一半', tag: '日常', font_size: 20 }
  expect(savedNote(JSON.stringify(note))).toEqual(note)
})

it.each(['', 'no JSON', 'null', '[]', '{"message":"alone"}', '{"message":7}'])(
  'is none in %j',
  (text) => expect(savedNote(text)).toBeUndefined(),
)
