import type { Writable } from 'node:stream'
import type { DestinationStream } from 'pino'

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
    messageFormat: '{msg}{if route} {method} {route} {status} in {ms} ms{end}',
  })
}
