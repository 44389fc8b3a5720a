import type { Chat, Connection } from '@lanting/chat'
import { useEffect } from 'react'
import { retriesByItself } from './connection.rules.ts'

const RETRY_MS = 60_000

/** A visitor has no button: an open room goes on trying, slowly, and when its window is used. */
export const useVisitorReconnect = (
  { open }: Pick<Chat, 'open'>,
  connection: Connection,
  isUser: boolean,
): void => {
  const retries = retriesByItself(connection, isUser)
  useEffect(() => {
    if (!retries) return
    const timer = setTimeout(open, RETRY_MS)
    window.addEventListener('focus', open)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('focus', open)
    }
  }, [retries, open])
}
