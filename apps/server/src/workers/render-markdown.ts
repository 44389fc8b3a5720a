import { Tinypool } from 'tinypool'
import { AppError } from '../http/app-error.ts'

const RENDERED_WITHIN_MS = 10_000
const HEAP_MB = 512
/** Somebody who writes saves again soon; a thread that is not needed gives its memory back. */
const IDLE_MS = 60_000

let pool: Tinypool | undefined

/** Made when an article is first saved: most starts never need it. */
const thePool = () => {
  pool ??= new Tinypool({
    filename: new URL('markdown.worker.ts', import.meta.url).href,
    name: 'render',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  })
  return pool
}

/** What a text can do to the renderer, rather than what the renderer does wrong. */
const isTextsFault = (error: unknown) => {
  const { name, code } = error as { name?: string; code?: string }
  return name === 'AbortError' || name === 'RangeError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}

export interface RenderedText {
  readonly article_html: string
  /** What a reader sees, without markup. */
  readonly article_text: string
}

/** Article text → HTML in a thread: however odd the text, others are answered meanwhile. */
export const renderMarkdown = async (
  markdown: string,
  withinMs = RENDERED_WITHIN_MS,
): Promise<RenderedText> => {
  try {
    return await thePool().run(markdown, { signal: AbortSignal.timeout(withinMs) })
  } catch (error) {
    throw isTextsFault(error) ? new AppError('articleTooComplex') : error
  }
}
