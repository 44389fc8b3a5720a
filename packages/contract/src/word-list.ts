import Type, { type Static } from 'typebox'
import { endpoint, perMinute } from './endpoint.ts'
import { Text } from './fields.ts'
import { DESK_LENGTH, LENGTH, WORD_LIST_MAX } from './limits.ts'

/** What becomes of a text with such a word: the word is starred, the text waits, or is not taken. */
export const WORD_ACTS = ['mask', 'hold', 'refuse'] as const
export type WordAct = (typeof WORD_ACTS)[number]

const Act = Type.Unsafe<WordAct>({ type: 'string', enum: WORD_ACTS })

export const ListedWord = Type.Object({ word: Type.String(), act: Act })
export type ListedWord = Static<typeof ListedWord>

/** `pass`: nothing of the list is in the text. */
export const VERDICTS = ['pass', ...WORD_ACTS] as const
export type Verdict = (typeof VERDICTS)[number]

const desk = { access: 'administrator', limit: perMinute(120) } as const

const getWordList = endpoint({
  summary: 'The words of the list, and what each of them does to a text',
  method: 'GET',
  path: '/api/word/list',
  ...desk,
  result: Type.Object({ list: Type.Array(ListedWord) }),
})

const updateWords = endpoint({
  summary: 'Give words an act, or take them off the list with `none`; all others stay',
  method: 'PUT',
  path: '/api/word/update',
  ...desk,
  body: Type.Object({
    words: Type.Array(Text(DESK_LENGTH.listedWord), { minItems: 1, maxItems: WORD_LIST_MAX }),
    act: Type.Unsafe<WordAct | 'none'>({ type: 'string', enum: [...WORD_ACTS, 'none'] }),
  }),
  result: Type.Object({ list: Type.Array(ListedWord) }),
})

const tryWords = endpoint({
  summary: 'What would become of a text, judged as what people write is; nothing is kept',
  method: 'POST',
  path: '/api/word/try',
  ...desk,
  body: Type.Object({ text: Type.String({ maxLength: LENGTH.comment }) }),
  result: Type.Object({
    verdict: Type.Unsafe<Verdict>({ type: 'string', enum: VERDICTS }),
    /** As readers would see it. */
    text: Type.String(),
    /** The words that were found, the decisive ones only. */
    words: Type.Array(Type.String()),
  }),
})

export const wordList = { getWordList, updateWords, tryWords }
