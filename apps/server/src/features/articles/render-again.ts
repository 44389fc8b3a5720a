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

/** A table with rendered texts. */
export interface RenderingStore {
  /** Returns the stored texts after an id. */
  after(id: number, count: number): Promise<readonly StoredText[]>
  /** Replaces texts, except the ones that were edited meanwhile. */
  replace(texts: readonly RenderedText[]): Promise<void>
}

interface Needs {
  readonly stores: readonly RenderingStore[]
  /** The renderer version of the stored texts. */
  readonly renderedBy: () => Promise<number>
  readonly writeRenderedBy: (version: number) => Promise<void>
  readonly renderMarkdown: (markdown: string) => Promise<Texts>
  /** Invalidates the cached answers of the changed tables on every node. */
  readonly withInvalidation: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Texts per write. Each write invalidates cached answers. */
const TEXTS_AT_ONCE = 20

/**
 * Renders the texts of an older renderer again, one by one, while the site runs. A text that the
 * renderer refuses does not change. The work can be repeated: after a stop, or on several nodes
 * at once, the result is the same.
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
    /** Resolves when the current text is finished. */
    stop: () => {
      isStopped = true
      return underWay
    },
  }
}
