import type { ChatRoomCopy } from '@lanting/copy/chat-room/zh-CN'

const DAY_MS = 86_400_000

const dayOf = (ms: number) => new Date(ms).toDateString()

/** Hours and minutes in the reader's time zone. */
export const hourOf = (ms: number, language: string): string =>
  new Date(ms).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })

/** Formats a future time: only the time for today. */
export const momentToCome = (
  ms: number,
  nowMs: number,
  language: string,
  copy: Pick<ChatRoomCopy, 'today' | 'yesterday'>,
): string =>
  dayOf(ms) === dayOf(nowMs) ? hourOf(ms, language) : messageTime(ms, nowMs, language, copy)

/** Formats the time of a message. */
export const messageTime = (
  ms: number,
  nowMs: number,
  language: string,
  copy: Pick<ChatRoomCopy, 'today' | 'yesterday'>,
): string => {
  const time = hourOf(ms, language)
  if (dayOf(ms) === dayOf(nowMs)) return copy.today(time)
  if (dayOf(ms) === dayOf(nowMs - DAY_MS)) return copy.yesterday(time)
  const isThisYear = new Date(ms).getFullYear() === new Date(nowMs).getFullYear()
  const date = new Date(ms).toLocaleDateString(language, {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'long',
    day: 'numeric',
  })
  return `${date} ${time}`
}
