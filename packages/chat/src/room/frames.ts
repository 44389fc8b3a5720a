import type { ChatServerFrame } from '@lanting/contract'
import type { LogEvent } from './ports.ts'

export const frameText = (frame: ChatServerFrame): string => JSON.stringify(frame)

/** Returns the frame of a stored change; `undefined` if clients do not need it. */
export const eventText = (entry: LogEvent): string | undefined => {
  const { event } = entry
  if (entry.kind === 'message') {
    const { message, client_id } = entry
    return frameText({ type: 'message', ...message, ...(client_id && { client_id }), event })
  }
  if (entry.kind === 'revert') {
    return frameText({ type: 'revert', message_id: entry.message_id, event })
  }
  if (entry.kind === 'clear') return frameText({ type: 'clear', last_id: entry.last_id, event })
  return undefined
}
