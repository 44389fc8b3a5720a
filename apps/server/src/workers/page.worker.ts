import { type MessagePort, workerData } from 'node:worker_threads'
import type { Call, Send } from '@lanting/contract'
import type { Page, PageRequest, RenderPage } from '../http/render-page.ts'

/** A call of a page to the main thread; `Answer` is the reply. */
export interface Question {
  readonly number: number
  readonly call: Call
}

export type Answer =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly failure: { status?: number; message: string } }

export interface PageTask {
  readonly request: Omit<PageRequest, 'send'>
  readonly port: MessagePort
}

const askOver = (port: MessagePort): Send => {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  port.on('message', (answer: Answer) => {
    const question = waiting.get(answer.number)
    waiting.delete(answer.number)
    if ('result' in answer) question?.resolve(answer.result)
    else question?.reject(Object.assign(new Error(answer.failure.message), answer.failure))
  })
  let last = 0
  return (call) => {
    last += 1
    const question = Promise.withResolvers<unknown>()
    waiting.set(last, question)
    port.postMessage({ number: last, call } satisfies Question)
    return question.promise
  }
}

// The data of the pool come first, then ours: the address of the built site's entry.
const [, entry] = workerData as [unknown, string]
const site: { render: RenderPage } = await import(entry)

/** Renders one page of the built site, in its own thread. */
export const render = async ({ request, port }: PageTask): Promise<Page> => {
  try {
    return await site.render({ ...request, send: askOver(port) })
  } finally {
    port.close()
  }
}
