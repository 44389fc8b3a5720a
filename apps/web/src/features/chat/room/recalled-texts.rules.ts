import type { ChatState, Recalled } from '@lanting/chat'

/** A recalled message that this browser keeps for its writer. */
export interface KeptText extends Recalled {
  /** The time of the recall. */
  readonly atMs: number
}

const KEPT_MS = 10 * 60_000
const KEPT_MAX = 5

const isKept = (value: unknown): value is KeptText => {
  const { by, atMs, message } = (value ?? {}) as Partial<KeptText>
  return (
    typeof by === 'number' &&
    typeof atMs === 'number' &&
    typeof message?.id === 'number' &&
    typeof message.content === 'string'
  )
}

/** Returns the valid texts that are not too old. */
export const readTexts = (stored: unknown, now: number): readonly KeptText[] =>
  Array.isArray(stored) ? stored.filter(isKept).filter(({ atMs }) => now - atMs < KEPT_MS) : []

interface Writer {
  readonly me: number | undefined
  readonly now: number
}

/** Adds the texts that their own writer has recalled. */
export const keptTexts = (
  kept: readonly KeptText[],
  recalled: readonly Recalled[],
  { me, now }: Writer,
): readonly KeptText[] => {
  const known = new Set(kept.map(({ message }) => message.id))
  const added = recalled.filter(
    ({ message, by }) =>
      by === me &&
      message.user_id === me &&
      message.content_type === 'text' &&
      !known.has(message.id),
  )
  return [...kept, ...added.map((one) => ({ ...one, atMs: now }))].slice(-KEPT_MAX)
}

interface Shown extends Pick<ChatState, 'hasMore' | 'hasNewer'> {
  readonly messages: readonly { readonly id: number }[]
  readonly me: number | undefined
}

/** Adds the kept texts of the user that belong between the shown messages. */
export const withKeptTexts = (
  recalled: readonly Recalled[],
  kept: readonly KeptText[],
  { messages, hasMore, hasNewer, me }: Shown,
): readonly Recalled[] => {
  const known = new Set(recalled.map(({ message }) => message.id))
  const first = hasMore ? (messages[0]?.id ?? 0) : 0
  const last = hasNewer ? (messages.at(-1)?.id ?? 0) : Number.POSITIVE_INFINITY
  const added = kept.filter(
    ({ message: { id }, by }) => by === me && !known.has(id) && id > first && id < last,
  )
  if (added.length === 0) return recalled
  return [...recalled, ...added].sort((a, b) => a.message.id - b.message.id)
}
