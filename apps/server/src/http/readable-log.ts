import type { Writable } from 'node:stream'
import type { DestinationStream } from 'pino'

/** The id of a request tells which answer failed; on every line it would only be in the way. */
const messageFormat = ({ msg, method, route, status, ms, reqId, err }: Record<string, unknown>) => {
  const answer = route === undefined ? '' : ` ${method} ${route} ${status} in ${ms} ms`
  const isFailure = err !== undefined || Number(status) >= 500
  return `${msg}${answer}${isFailure && reqId ? ` (request ${reqId})` : ''}`
}

/** Log lines for a person: time, level, message and the facts on one line. Loaded on demand. */
export const readableLog = async (
  destination: number | Writable = 1,
  colorize = true,
): Promise<DestinationStream> => {
  const { default: pretty } = await import('pino-pretty')
  return pretty({
    destination,
    colorize,
    sync: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,method,route,status,ms',
    messageFormat,
  })
}
