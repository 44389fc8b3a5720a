import type { ChatServerFrame } from '@lanting/contract'

/** Trusts the server. Ignores unknown frames. */
export const readServerFrame = (text: string): ChatServerFrame | undefined => {
  try {
    const frame = JSON.parse(text) as ChatServerFrame | null
    return typeof frame?.type === 'string' ? frame : undefined
  } catch {
    return undefined
  }
}
