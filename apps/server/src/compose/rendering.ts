import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Queries } from '../database/open.ts'
import { countSomeWords } from '../features/articles/count-words.store.ts'
import { createRenderAgain } from '../features/articles/render-again.ts'
import { articleRenderingStore } from '../features/articles/rendering.store.ts'
import { pageRenderingStore } from '../features/pages/page-rendering.store.ts'
import type { SettingsStore } from '../features/site/settings.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { renderMarkdown } from '../workers/render-markdown.ts'

interface Needs {
  readonly queries: Queries
  readonly settings: SettingsStore
  readonly now: Clock
  readonly renderMarkdown: typeof renderMarkdown
  readonly withInvalidation: (work: () => Promise<void>) => Promise<void>
}

/**
 * Counts the words of articles that were stored without, and renders articles and pages again after
 * the renderer has changed; begins when the app listens.
 */
export const composeRendering = (app: FastifyInstance, needs: Needs) => {
  const { queries, settings, now, withInvalidation, renderMarkdown: render } = needs
  const { begin, stop } = createRenderAgain({
    stores: [articleRenderingStore(queries), pageRenderingStore(queries)],
    renderedBy: async () => (await settings.read()).rendered_by,
    writeRenderedBy: (rendered_by) => settings.write({ rendered_by }, now()),
    renderMarkdown: render,
    withInvalidation: (work) => () => withInvalidation(work),
    onError: (error) => app.log.error(error),
  })
  let isClosing = false
  let counting = Promise.resolve()
  const countWords = async () => {
    let isLeft = !isClosing
    while (isLeft && !isClosing) {
      await withInvalidation(async () => {
        isLeft = await countSomeWords(queries)
      })
      // Requests come between.
      await setImmediate()
    }
  }
  app.addHook('onListen', async () => {
    counting = countWords().catch((error) => app.log.error(error))
    void counting.then(begin)
  })
  app.addHook('onClose', async () => {
    isClosing = true
    await counting
    await stop()
  })
}
