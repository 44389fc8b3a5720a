import { type AuditSubject, countedList, countKey, postsOf } from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

type Value = AuditSubject[string]

interface Detail {
  readonly key: string
  readonly name: string
  readonly text: string
}

const isKnown = <R extends object>(key: PropertyKey, labels: R): key is keyof R =>
  Object.hasOwn(labels, key)

const decisionsOf = ({ moderation }: Copy['admin']) => ({
  keep: moderation.keepBoth,
  remove: moderation.remove,
  block: moderation.block,
})

/** Replaces known numbers and names with their labels. */
const inWords = (key: string, value: Value, admin: Copy['admin']): string => {
  const { users } = admin
  if (key === 'role' && isKnown(Number(value), users.roles)) return users.roles[Number(value) as 1]
  if (key === 'blocked' && isKnown(Number(value), users.statuses)) {
    return users.statuses[Number(value) as 1]
  }
  const decisions = decisionsOf(admin)
  if (key === 'decision' && isKnown(String(value), decisions)) return decisions[value as 'keep']
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Returns the label of a key such as `report.comment`. */
const postsName = (key: string, { audit, moderation }: Copy['admin']): string | undefined => {
  const [source, kind] = postsOf(key)
  if (!isKnown(source, audit.contents) || !isKnown(kind, moderation.kinds)) return undefined
  return audit.contents[source](moderation.kinds[kind])
}

/** Returns the target of an action as pairs of label and text. */
export const detailsOf = (subject: AuditSubject, admin: Copy['admin']): Detail[] => {
  const { fields, someOf } = admin.audit
  const isCount = (key: string) => {
    const list = countedList(key)
    return list !== undefined && isKnown(list, subject)
  }
  return Object.entries(subject)
    .filter(([key]) => !isCount(key))
    .map(([key, value]) => {
      const name = isKnown(key, fields) ? fields[key] : (postsName(key, admin) ?? key)
      const text = inWords(key, value, admin)
      const count = subject[countKey(key)]
      return { key, name, text: typeof count === 'number' ? someOf(text, count) : text }
    })
}
