import { type ChatVisitor, VISITOR_NAME_MAX } from '@lanting/contract'

const FIELD_MAX = 255

/** Returns the name of a visitor in its stored form: one line without invisible characters. */
export const visitorName = (text: string): string =>
  text
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .toWellFormed()
    .trim()

/** [CHAT-70] Returns why this text cannot be the name of a visitor. Used by both ends. */
export const visitorNameFault = (name: string): 'nameFirst' | 'nameForm' | undefined => {
  if (name === '') return 'nameFirst'
  const hasLetters = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)
  return hasLetters && [...name].length <= VISITOR_NAME_MAX ? undefined : 'nameForm'
}

const isField = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= FIELD_MAX

/** Returns what a visitor has sent beside a message; undefined if it cannot be read. */
export const readVisitor = (value: unknown): ChatVisitor | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, website, spent_ms } = value as Partial<Record<keyof ChatVisitor, unknown>>
  if (!isField(name) || (website !== undefined && !isField(website))) return undefined
  const hasTime = Number.isSafeInteger(spent_ms) && (spent_ms as number) >= 0
  if (spent_ms !== undefined && !hasTime) return undefined
  return {
    name: visitorName(name),
    ...(website && { website }),
    ...(hasTime && { spent_ms: spent_ms as number }),
  }
}
