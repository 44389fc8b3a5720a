import { RENDERER_VERSION } from '@lanting/markdown/version'
import { AppError } from '../../http/app-error.ts'

interface Texts {
  readonly article_html: string
  readonly article_text: string
}

interface StoredText {
  readonly id: number
  readonly markdown: string
  readonly html: string
}

export interface RenderedText extends StoredText {
  readonly text: string
}

/** Where rendered texts lie. */
export interface RenderingStore {
  /** The next behind an id, as they are stored. */
  after(id: number, count: number): Promise<readonly StoredText[]>
  /** Those that nobody has rewritten meanwhile. */
  replace(texts: readonly RenderedText[]): Promise<void>
}

interface Needs {
  readonly stores: readonly RenderingStore[]
  /** The version that has rendered everything so far. */
  readonly renderedBy: () => Promise<number>
  readonly writeRenderedBy: (version: number) => Promise<void>
  readonly renderMarkdown: (markdown: string) => Promise<Texts>
  /** Lets every node know of what the work changes. */
  readonly withInvalidation: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Written together: each time, everything that rests on them is dropped from the cache. */
const TEXTS_AT_ONCE = 20

/**
 * Renders again what an older renderer has made, one text after the other, while the site is
 * open. A text that the renderer refuses stays as it is. Whoever is stopped half way, and several
 * nodes at once, only do again what makes no difference.
 */
export const createRenderAgain = (needs: Needs) => {
  const { stores, renderMarkdown, onError } = needs
  let isStopped = false
  let underWay = Promise.resolve()

  const renderOne = async (stored: StoredText): Promise<RenderedText[]> => {
    try {
      const { article_html: html, article_text: text } = await renderMarkdown(stored.markdown)
      return html === stored.html ? [] : [{ ...stored, html, text }]
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      onError(error)
      return []
    }
  }

  const renderSome = async (store: RenderingStore, texts: readonly StoredText[]) => {
    const changed: RenderedText[] = []
    for (const text of texts) {
      if (!isStopped) changed.push(...(await renderOne(text)))
    }
    if (changed.length > 0) await needs.withInvalidation(() => store.replace(changed))()
  }

  const renderStore = async (store: RenderingStore) => {
    let texts: readonly StoredText[] = []
    do {
      texts = await store.after(texts.at(-1)?.id ?? 0, TEXTS_AT_ONCE)
      await renderSome(store, texts)
    } while (texts.length === TEXTS_AT_ONCE && !isStopped)
  }

  const renderAll = async () => {
    if ((await needs.renderedBy()) >= RENDERER_VERSION) return
    for (const store of stores) await renderStore(store)
    if (!isStopped) await needs.writeRenderedBy(RENDERER_VERSION)
  }

  return {
    begin: () => {
      underWay = renderAll().catch(onError)
      return underWay
    },
    /** Finishes the text under way. */
    stop: () => {
      isStopped = true
      return underWay
    },
  }
}
