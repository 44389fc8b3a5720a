import { AppError } from '../http/app-error.ts'
import { createTimedThread, TooMuchWork } from './timed-thread.ts'

/** Writers save often, so the thread stays for a while; an idle thread frees its memory. */
const thread = createTimedThread({
  file: new URL('markdown.worker.ts', import.meta.url),
  withinMs: 10_000,
  heapMb: 512,
  idleMs: 60_000,
})

interface RenderedText {
  readonly article_html: string
  /** The text that a reader sees, without markup. */
  readonly article_text: string
}

interface Options {
  /** How addresses of the site itself may begin. */
  readonly siteUrl?: string
  readonly withinMs?: number
}

/** Renders Markdown to HTML in a thread: no text blocks other requests. */
export const renderMarkdown = async (
  markdown: string,
  { siteUrl = '', withinMs }: Options = {},
): Promise<RenderedText> => {
  try {
    return await thread.run<RenderedText>('render', { markdown, siteUrl }, withinMs)
  } catch (error) {
    throw error instanceof TooMuchWork ? new AppError('articleTooComplex') : error
  }
}

/** Renders for a site: addresses of its own become cards. */
export const withSiteUrl =
  (siteUrl: string) =>
  (markdown: string): Promise<RenderedText> =>
    renderMarkdown(markdown, { siteUrl })
