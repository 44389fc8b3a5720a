import {
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  type AuditEntry,
  type AuditSubject,
  countedList,
  countKey,
  LINK_STATUS,
  PINNED,
  postsOf,
} from '@lanting/contract'
import type { Copy } from '../../shared/language.ts'

type Value = AuditSubject[string]

interface Detail {
  readonly key: string
  readonly name: string
  readonly text: string
}

const isKnown = <R extends object>(key: PropertyKey, labels: R): key is keyof R =>
  Object.hasOwn(labels, key)

/** The labels of names, by field. */
const namesOf = ({ audit, moderation, pages, resources, blocklist }: Copy['admin']) => ({
  decision: {
    keep: moderation.keepBoth,
    remove: moderation.remove,
    block: moderation.block,
  },
  place: pages.places,
  side: resources.sides,
  action: blocklist.actions,
  isHidden: audit.answers,
})

/** The labels of changed settings, as in their form. */
const settingsInWords = (
  members: string,
  { settings, blocklist, firstSteps }: Copy['admin'],
): string => {
  const labels = {
    ...settings.fields,
    menu: settings.groups.menu,
    hidden_sections: settings.groups.menu,
    social_links: settings.socialLinks,
    badges: settings.badges,
    special_greetings: settings.groups.greetings,
    hold_visitors: blocklist.visitorsTitle,
    first_steps_dismissed: firstSteps.title,
  }
  const names = members.split(', ').map((name) => (isKnown(name, labels) ? labels[name] : name))
  return [...new Set(names)].join(', ')
}

type Labels = Readonly<Record<number, string>>

/** The same number of a status or type has other meanings in other actions. */
const labelsOf = (key: string, action: string, admin: Copy['admin']): Labels | undefined => {
  const { articles, links, dashboard } = admin
  if (key === 'is_top')
    return { [PINNED.yes]: articles.filter.onlyPinned, [PINNED.no]: articles.filter.notPinned }
  if (key === 'status' && /Article|Manuscript|Talk/.test(action)) {
    const { public: everybody, private: nobody, draft } = articles.status
    return {
      [ARTICLE_STATUS.public]: everybody,
      [ARTICLE_STATUS.private]: nobody,
      [ARTICLE_STATUS.draft]: draft,
    }
  }
  if (key === 'status' && /Link/.test(action)) {
    const { waiting, approved } = links.tabs
    return { [LINK_STATUS.waiting]: waiting, [LINK_STATUS.approved]: approved }
  }
  if (key === 'type' && /Article|Manuscript/.test(action)) {
    const { original, repost, translation } = articles.kinds
    return {
      [ARTICLE_TYPE.original]: original,
      [ARTICLE_TYPE.repost]: repost,
      [ARTICLE_TYPE.translation]: translation,
    }
  }
  return key === 'type' && /Comment/.test(action) ? dashboard.comments.about : undefined
}

interface Told {
  readonly key: string
  readonly value: Value
  readonly action: string
}

/** Replaces known numbers and names with their labels. */
const inWords = ({ key, value, action }: Told, admin: Copy['admin']): string => {
  const { users } = admin
  if (key === 'members') return settingsInWords(String(value), admin)
  const label = labelsOf(key, action, admin)?.[Number(value)]
  if (label !== undefined) return label
  if (key === 'role' && isKnown(Number(value), users.roles)) return users.roles[Number(value) as 1]
  if (key === 'blocked' && isKnown(Number(value), users.statuses)) {
    return users.statuses[Number(value) as 1]
  }
  const names = namesOf(admin)
  const labels: Readonly<Record<string, string>> = isKnown(key, names) ? names[key] : {}
  if (isKnown(String(value), labels)) return labels[String(value)] ?? ''
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** Returns the label of a key such as `report.comment`. */
const postsName = (key: string, { audit, moderation }: Copy['admin']): string | undefined => {
  const [source, kind] = postsOf(key)
  if (!isKnown(source, audit.contents) || !isKnown(kind, moderation.kinds)) return undefined
  return audit.contents[source](moderation.kinds[kind])
}

/** Returns the target of an action as pairs of label and text. */
export const detailsOf = (
  { action, subject }: Pick<AuditEntry, 'action' | 'subject'>,
  admin: Copy['admin'],
): Detail[] => {
  const { fields, someOf } = admin.audit
  const isCount = (key: string) => {
    const list = countedList(key)
    return list !== undefined && isKnown(list, subject)
  }
  return Object.entries(subject)
    .filter(([key]) => !isCount(key))
    .map(([key, value]) => {
      const name = isKnown(key, fields) ? fields[key] : (postsName(key, admin) ?? key)
      const text = inWords({ key, value, action }, admin)
      const count = subject[countKey(key)]
      return { key, name, text: typeof count === 'number' ? someOf(text, count) : text }
    })
}
