import { AppError } from '../http/app-error.ts'
import { createTimedThread, TooMuchWork } from './timed-thread.ts'

/** Somebody who writes saves again soon; a thread that is not needed gives its memory back. */
const thread = createTimedThread({
  file: new URL('markdown.worker.ts', import.meta.url),
  withinMs: 10_000,
  heapMb: 512,
  idleMs: 60_000,
})

export interface RenderedText {
  readonly article_html: string
  /** What a reader sees, without markup. */
  readonly article_text: string
}

/** Article text → HTML in a thread: however odd the text, others are answered meanwhile. */
export const renderMarkdown = async (
  markdown: string,
  withinMs?: number,
): Promise<RenderedText> => {
  try {
    return await thread.run<RenderedText>('render', markdown, withinMs)
  } catch (error) {
    throw error instanceof TooMuchWork ? new AppError('articleTooComplex') : error
  }
}
