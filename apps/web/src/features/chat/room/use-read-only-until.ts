import { mayClear } from '@lanting/chat'
import type { ChatRules } from '@lanting/contract'
import { useEffect, useState } from 'react'
import { useUserState } from '../../../shared/stores/user-state.ts'

/** Returns until when the room is read-only for this user, if it is. Administrators write always. */
export const useReadOnlyUntil = ({ read_only_until }: ChatRules): number | undefined => {
  const me = useUserState(({ userInfo }) => userInfo)
  const [now, setNow] = useState(Date.now)
  const leftMs = read_only_until - now
  useEffect(() => {
    setNow(Date.now())
    const waitMs = read_only_until - Date.now()
    if (waitMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), waitMs)
    return () => clearTimeout(timer)
  }, [read_only_until])
  const isExempt = me !== undefined && mayClear({ user_id: me.id, role: me.role })
  return leftMs > 0 && !isExempt ? read_only_until : undefined
}
