import { randomUUID } from 'node:crypto'
import { type Answered, type Language, openAnswer, type Send } from '@lanting/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Known to this process alone, so that no outside request can use it. */
const IN_PROCESS_KEY = randomUUID()
const IN_PROCESS_HEADER = 'x-inner-call'

export const isInProcessCall = (request: FastifyRequest) =>
  request.headers[IN_PROCESS_HEADER] === IN_PROCESS_KEY

/** A failed in-process call, with the status for the page. */
class InProcessError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Calls the app in the same process, like any client but without a rate limit. */
export const inProcessSend =
  (app: FastifyInstance, language: Language): Send =>
  async ({ method, url, body }) => {
    const answer = await app.inject({
      method,
      url,
      payload: body as object | undefined,
      headers: { [IN_PROCESS_HEADER]: IN_PROCESS_KEY, 'accept-language': language },
    })
    const { message, result } = openAnswer(url, answer.json<Answered>())
    if (answer.statusCode !== 200) throw new InProcessError(answer.statusCode, message)
    return result
  }
