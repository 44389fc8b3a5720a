import { RENDERER_VERSION } from '@lanting/markdown/version'
import { AppError } from '../../http/app-error.ts'
import type { NewArticle } from './articles.store.ts'
import type { RenderingStore } from './rendering.store.ts'

type Texts = Pick<NewArticle, 'article_html' | 'article_text'>
type Stored = Awaited<ReturnType<RenderingStore['after']>>[number]

interface Needs {
  readonly store: RenderingStore
  /** The version that has rendered everything so far. */
  readonly renderedBy: () => Promise<number>
  readonly writeRenderedBy: (version: number) => Promise<void>
  readonly renderMarkdown: (markdown: string) => Promise<Texts>
  /** Lets every node know of what the work changes. */
  readonly announced: (work: () => Promise<void>) => () => Promise<void>
  readonly onError: (error: unknown) => void
}

/** Written together: each time, everything that rests on articles is dropped from the cache. */
const ARTICLES_AT_ONCE = 20

/**
 * Renders again what an older renderer has made, one article after the other, while the site is
 * open. A text that the renderer refuses stays as it is. Whoever is stopped half way, and several
 * nodes at once, only do again what makes no difference.
 */
export const renderingAgain = (needs: Needs) => {
  const { store, renderMarkdown, onError } = needs
  let isStopped = false
  let underWay = Promise.resolve()

  const renderOne = async (article: Stored) => {
    try {
      const rendered = await renderMarkdown(article.article_content)
      return rendered.article_html === article.article_html ? [] : [{ ...article, ...rendered }]
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      onError(error)
      return []
    }
  }

  const renderSome = async (articles: readonly Stored[]) => {
    const changed: (Stored & Texts)[] = []
    for (const article of articles) {
      if (!isStopped) changed.push(...(await renderOne(article)))
    }
    if (changed.length > 0) await needs.announced(() => store.replace(changed))()
  }

  const renderAll = async () => {
    if ((await needs.renderedBy()) >= RENDERER_VERSION) return
    let last = 0
    for (;;) {
      const articles = await store.after(last, ARTICLES_AT_ONCE)
      await renderSome(articles)
      if (isStopped) return
      if (articles.length < ARTICLES_AT_ONCE) break
      last = articles.at(-1)?.id ?? last
    }
    await needs.writeRenderedBy(RENDERER_VERSION)
  }

  return {
    begin: () => {
      underWay = renderAll().catch(onError)
      return underWay
    },
    /** Finishes the article under way. */
    stop: () => {
      isStopped = true
      return underWay
    },
  }
}
