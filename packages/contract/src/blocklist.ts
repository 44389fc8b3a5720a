import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Text } from './fields.ts'
import { ADMIN_LENGTH, BLOCKLIST_MAX, LENGTH } from './limits.ts'

/** The effect of a blocked word: it is masked, or its post is held or refused. */
export const BLOCKLIST_ACTIONS = ['mask', 'hold', 'refuse'] as const
export type BlocklistAction = (typeof BLOCKLIST_ACTIONS)[number]

const Action = Type.Unsafe<BlocklistAction>({ type: 'string', enum: BLOCKLIST_ACTIONS })

export const BlockedWord = Type.Object({ word: Type.String(), action: Action })
export type BlockedWord = Static<typeof BlockedWord>

/** `pass`: the text contains no blocked word. */
export const VERDICTS = ['pass', ...BLOCKLIST_ACTIONS] as const
export type Verdict = (typeof VERDICTS)[number]

const admin = { access: 'administrator', limit: perMinute(120) } as const

const getBlocklist = endpoint({
  summary: 'List the blocked words and their actions',
  method: 'GET',
  path: '/api/blocklist/list',
  ...admin,
  result: Type.Object({ list: Type.Array(BlockedWord) }),
})

const updateBlocklist = endpoint({
  summary: 'Set the action of blocked words, or remove them with `none`; other words stay',
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
  summary: 'Check a text against the blocklist, without storing it',
  method: 'POST',
  reads: true,
  path: '/api/blocklist/test',
  ...admin,
  body: Type.Object({ text: Type.String({ maxLength: LENGTH.comment }) }),
  result: Type.Object({
    verdict: Type.Unsafe<Verdict>({ type: 'string', enum: VERDICTS }),
    /** The text with masked words, as readers see it. */
    text: Type.String(),
    /** The words that led to the verdict. */
    words: Type.Array(Type.String()),
  }),
})

export const blocklist = { getBlocklist, updateBlocklist, testBlocklist }
