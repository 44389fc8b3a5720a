import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Text } from './fields.ts'
import { ADMIN_LENGTH, BLOCKLIST_MAX, LENGTH } from './limits.ts'

/** What becomes of a text with such a word: the word is starred, the text waits, or is not taken. */
export const BLOCKLIST_ACTIONS = ['mask', 'hold', 'refuse'] as const
export type BlocklistAction = (typeof BLOCKLIST_ACTIONS)[number]

const Action = Type.Unsafe<BlocklistAction>({ type: 'string', enum: BLOCKLIST_ACTIONS })

export const BlockedWord = Type.Object({ word: Type.String(), action: Action })
export type BlockedWord = Static<typeof BlockedWord>

/** `pass`: nothing of the list is in the text. */
export const VERDICTS = ['pass', ...BLOCKLIST_ACTIONS] as const
export type Verdict = (typeof VERDICTS)[number]

const admin = { access: 'administrator', limit: perMinute(120) } as const

const getBlocklist = endpoint({
  summary: 'The words of the list, and what each of them does to a text',
  method: 'GET',
  path: '/api/blocklist/list',
  ...admin,
  result: Type.Object({ list: Type.Array(BlockedWord) }),
})

const updateBlocklist = endpoint({
  summary: 'Give words an act, or take them off the list with `none`; all others stay',
  method: 'PUT',
  path: '/api/blocklist/update',
  ...admin,
  body: Type.Object({
    words: Type.Array(Text(ADMIN_LENGTH.blockedWord), { minItems: 1, maxItems: BLOCKLIST_MAX }),
    action: Type.Unsafe<BlocklistAction | 'none'>({
      type: 'string',
      enum: [...BLOCKLIST_ACTIONS, 'none'],
    }),
  }),
  result: Type.Object({ list: Type.Array(BlockedWord) }),
})

const testBlocklist = endpoint({
  summary: 'What would become of a text, judged as what people write is; nothing is kept',
  method: 'POST',
  reads: true,
  path: '/api/blocklist/test',
  ...admin,
  body: Type.Object({ text: Type.String({ maxLength: LENGTH.comment }) }),
  result: Type.Object({
    verdict: Type.Unsafe<Verdict>({ type: 'string', enum: VERDICTS }),
    /** As readers would see it. */
    text: Type.String(),
    /** The words that were found, the decisive ones only. */
    words: Type.Array(Type.String()),
  }),
})

export const blocklist = { getBlocklist, updateBlocklist, testBlocklist }
