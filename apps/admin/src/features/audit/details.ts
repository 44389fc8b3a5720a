import type { AuditSubject } from '@lanting/contract'
import type { Words } from '../../shared/language.ts'

type Value = AuditSubject[string]

export interface Detail {
  readonly key: string
  readonly name: string
  readonly text: string
}

const isKnown = <R extends object>(key: PropertyKey, words: R): key is keyof R =>
  Object.hasOwn(words, key)

/** Numbers that stand for words are said in words. */
const inWords = (key: string, value: Value, { users }: Words['admin']): string => {
  if (key === 'role' && isKnown(Number(value), users.roles)) return users.roles[Number(value) as 1]
  if (key === 'blocked' && isKnown(Number(value), users.statuses)) {
    return users.statuses[Number(value) as 1]
  }
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What an act was about, as pairs of a name and a text. */
export const detailsOf = (subject: AuditSubject, admin: Words['admin']): Detail[] =>
  Object.entries(subject).map(([key, value]) => {
    const { fields } = admin.audit
    const name = isKnown(key, fields) ? fields[key] : key
    return { key, name, text: inWords(key, value, admin) }
  })
