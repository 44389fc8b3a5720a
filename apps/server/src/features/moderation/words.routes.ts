import { endpoints, type ListedWord, reducedMarkup, WORD_LIST_MAX } from '@lanting/contract'
import { inTurn } from '../../database/in-turn.ts'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import type { Serve } from '../../http/serve-endpoint.ts'
import { judgeBy, withWords } from './word-list.rules.ts'

interface Needs {
  readonly queries: Queries
  readonly readWords: (queries: Queries) => Promise<readonly ListedWord[]>
  readonly writeWords: (transaction: Queries, list: readonly ListedWord[]) => Promise<void>
}

export const wordRoutes = (serve: Serve, { queries, readWords, writeWords }: Needs) => {
  serve(endpoints.getWordList, async () => ({ list: [...(await readWords(queries))] }))

  serve(endpoints.updateWords, ({ body: { words, act } }) =>
    inTurn(queries, async (transaction) => {
      const list = withWords(await readWords(transaction), words, act)
      if (list.length > WORD_LIST_MAX) throw new AppError('wordListFull')
      await writeWords(transaction, list)
      return { list }
    }),
  )

  serve(endpoints.tryWords, async ({ body: { text } }) => {
    const { words, ...judged } = judgeBy(await readWords(queries))(reducedMarkup(text))
    return { ...judged, words: [...words] }
  })
}
