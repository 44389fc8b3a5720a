import type { IncomingMessage } from 'node:http'
import type { Reader } from '../../http/reader-identity.ts'
import type { Clock } from '../../platform/clock.ts'
import { memoize } from '../../platform/memoize.ts'
import { createRateCap } from '../../platform/rate-cap.ts'
import { type ReadEvent, readEventOf } from './page-reads.rules.ts'

/** More reads than this on one node are not counted, so that counting has a limit. */
const READS_PER_SECOND = 500

interface Needs {
  readonly now: Clock
  readonly articleIdOf: (url: string) => number | undefined
  /** Returns undefined for a program and for a prefetch. */
  readonly readerOf: (request: IncomingMessage) => Reader | undefined
  readonly onArticleRead: (articleId: number, reader: Reader) => void
  readonly onPageRead: (page: ReadEvent, reader: Reader) => void
}

/** Called with every successful public read; does as little as possible for each. */
export const createReadCounter = (needs: Needs) => {
  const { now, articleIdOf, readerOf, onArticleRead, onPageRead } = needs
  const reads = createRateCap(READS_PER_SECOND, now)
  const targetOf = memoize((url) => ({ articleId: articleIdOf(url), page: readEventOf(url) }))

  /** The address may differ from the request's, for an article with a slug. */
  return (request: IncomingMessage, url = request.url ?? ''): void => {
    const { articleId, page } = targetOf(url)
    if ((!articleId && !page) || !reads.hasRoom()) return
    const reader = readerOf(request)
    // Programs take nothing of the rate that readers have.
    if (!reader) return
    reads.take()
    if (articleId) onArticleRead(articleId, reader)
    if (page) onPageRead(page, reader)
  }
}
