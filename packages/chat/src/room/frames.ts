import type { ChatServerFrame } from '@lanting/contract'
import type { LogEvent } from './ports.ts'

export const frameText = (frame: ChatServerFrame): string => JSON.stringify(frame)

/** Returns the frame of a stored change; `undefined` if clients do not need it. */
export const eventText = (entry: LogEvent): string | undefined => {
  const { event } = entry
  switch (entry.kind) {
    case 'message': {
      const { message, client_id } = entry
      return frameText({ type: 'message', ...message, ...(client_id && { client_id }), event })
    }
    case 'revert':
    case 'edit':
    case 'reaction':
    case 'pin': {
      const { kind, ...change } = entry
      return frameText({ ...change, type: kind } as ChatServerFrame)
    }
    case 'clear':
      return frameText({ type: 'clear', last_id: entry.last_id, event })
    case 'turntable': {
      const { version, change } = entry
      return frameText({ type: 'turntable', version, change, event })
    }
    case 'offline':
    case 'gone':
      return undefined
    default:
      return entry satisfies never
  }
}
