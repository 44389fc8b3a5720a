import { AsyncLocalStorage } from 'node:async_hooks'
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { Send } from '@lanting/contract'
import { Tinypool } from 'tinypool'
import type { RenderPage } from '../http/render-page.ts'
import type { Answer, PageTask, Question } from './page.worker.ts'

const answerTo = async ({ number, call }: Question, send: Send): Promise<Answer> => {
  try {
    return { number, result: await send(call) }
  } catch (error) {
    const { status, message } = error as Error & { status?: number }
    return { number, failure: { status, message } }
  }
}

/** The space for short-lived objects of a thread. A page needs little, and a larger space is kept. */
const YOUNG_MB = 6

/** Renders pages in threads, so that rendering does not delay cached pages. */
export const createPagePool = (entry: string): { render: RenderPage; close(): Promise<void> } => {
  const pool = new Tinypool({
    filename: new URL('page.worker.ts', import.meta.url).href,
    name: 'render',
    workerData: entry,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    minThreads: 1,
    maxThreads: Math.max(1, availableParallelism() - 1),
    // A page that waits for its data lets another use the thread.
    concurrentTasksPerWorker: 8,
    useAtomics: false,
  })
  return {
    render: async ({ send, ...request }) => {
      const { port1, port2 } = new MessageChannel()
      // Calls come from another thread, but belong to the request of the page.
      const inRequest = AsyncLocalStorage.snapshot()
      port1.on('message', (question: Question) =>
        inRequest(async () => port1.postMessage(await answerTo(question, send))),
      )
      try {
        const task: PageTask = { request, port: port2 }
        // The pool takes this type from the browser's postMessage; it passes on a list.
        const transferList: object = [port2]
        return await pool.run(task, { transferList })
      } finally {
        port1.close()
      }
    },
    close: () => pool.destroy(),
  }
}
