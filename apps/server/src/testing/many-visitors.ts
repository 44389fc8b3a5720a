import { type Client, createClient, type Endpoints, endpoints } from '@lanting/contract'
import type { FastifyInstance } from 'fastify'

/** A client with a different address for every call, for tests without rate limits. */
export const manyVisitors = (app: FastifyInstance): Client<Endpoints> => {
  let calls = 0
  return createClient<Endpoints>(endpoints, async ({ method, url }) => {
    calls += 1
    const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`
    const answer = await app.inject({ method, url, remoteAddress })
    const { result, ...envelope } = answer.json()
    if (answer.statusCode === 200) return result
    throw { status: answer.statusCode, ...envelope }
  })
}
