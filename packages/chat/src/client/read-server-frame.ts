import type { ChatServerFrame } from '@lanting/contract'

/** The server is ours: what it sends is believed. Anything else, and anything newer, is passed over. */
export const readServerFrame = (text: string): ChatServerFrame | undefined => {
  try {
    const frame = JSON.parse(text) as ChatServerFrame | null
    return typeof frame?.type === 'string' ? frame : undefined
  } catch {
    return undefined
  }
}
