import { randomUUID } from 'node:crypto'
import { type Answered, type Language, openAnswer, type Send } from '@lanting/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Known to this process alone, so nobody outside can claim to be inside. */
const INNER_KEY = randomUUID()
const INNER_HEADER = 'x-inner-call'

export const isInProcessCall = (request: FastifyRequest) =>
  request.headers[INNER_HEADER] === INNER_KEY

/** A failed inner call, with the status that the page should carry on. */
export class InProcessError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Calls the app in process, through the same door as everybody, but without a rate limit. */
export const inProcessSend =
  (app: FastifyInstance, language: Language): Send =>
  async ({ method, url, body }) => {
    const answer = await app.inject({
      method,
      url,
      payload: body as object | undefined,
      headers: { [INNER_HEADER]: INNER_KEY, 'accept-language': language },
    })
    const { message, result } = openAnswer(url, answer.json<Answered>())
    if (answer.statusCode !== 200) throw new InProcessError(answer.statusCode, message)
    return result
  }
