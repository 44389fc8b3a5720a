import type { ArticleFields } from '@lanting/contract'
import { keptTexts } from '../../shared/kept-texts.ts'
import { type Attempt, type Base, type Draft, NO_FIELDS } from './draft.ts'

/** The subject of a draft: `new`, `article:5` or `manuscript:7`. */
type Subject = string

export interface LocalCopy {
  readonly fields: ArticleFields
  readonly base: Base
  /** The save whose answer was missing. */
  readonly unanswered?: Attempt | undefined
  readonly writtenAtMs: number
}

const PREFIX = 'draft/'
/** Each window has its own storage key, so that two windows never overwrite each other. */
const windowId = crypto.getRandomValues(new Uint32Array(2)).join('-')
const nameOf = (subject: Subject) => `${PREFIX}${subject}/${windowId}`

export const subjectOf = ({ articleId, manuscriptId }: Base): Subject => {
  if (articleId !== null) return `article:${articleId}`
  return manuscriptId === null ? 'new' : `manuscript:${manuscriptId}`
}

export const saveCopy = (subject: Subject, { fields, base, unanswered }: Draft): boolean =>
  keptTexts.write(nameOf(subject), { fields, base, unanswered, writtenAtMs: Date.now() })

/** Notes the copy for a killed browser only. */
export const noteCopy = (subject: Subject, { fields, base, unanswered }: Draft): void =>
  keptTexts.note(nameOf(subject), { fields, base, unanswered, writtenAtMs: Date.now() })

export const deleteCopy = (subject: Subject): void => keptTexts.remove(nameOf(subject))

const isCopy = (value: unknown): value is LocalCopy => {
  const { fields, base, writtenAtMs } = (value ?? {}) as Partial<LocalCopy>
  return (
    typeof writtenAtMs === 'number' &&
    typeof base?.revision === 'number' &&
    typeof fields?.article_content === 'string'
  )
}

/** Fills in missing members of a stored copy. */
const whole = (copy: LocalCopy): LocalCopy => ({
  ...copy,
  fields: { ...NO_FIELDS, ...copy.fields },
  base: { ...copy.base, fields: { ...NO_FIELDS, ...copy.base.fields } },
})

interface Found {
  readonly name: string
  readonly copy: LocalCopy
}

const copiesOf = (subject: Subject): Found[] =>
  keptTexts
    .names(`${PREFIX}${subject}/`)
    .filter((name) => !living.has(name))
    .flatMap((name) => {
      const copy = keptTexts.read(name)
      return isCopy(copy) ? [{ name, copy: whole(copy) }] : []
    })
    .sort((a, b) => b.copy.writtenAtMs - a.copy.writtenAtMs)

const ANSWER_WITHIN_MS = 400
const channel = () => new BroadcastChannel('lanting-drafts')

/** The storage keys of the drafts that are open in this window. */
const living = new Set<string>()

/** Answers other windows that this draft is open, until it is closed. */
export const answerForCopies = (subject: () => Subject): (() => void) => {
  const line = channel()
  line.onmessage = ({ data }) => {
    if (data?.asked === nameOf(subject())) line.postMessage({ mine: data.asked })
  }
  const opened = nameOf(subject())
  living.add(opened)
  return () => {
    living.delete(opened)
    line.close()
  }
}

const ownedNames = (names: readonly string[]): Promise<ReadonlySet<string>> =>
  new Promise((resolve) => {
    const line = channel()
    const owned = new Set<string>()
    line.onmessage = ({ data }) => {
      if (typeof data?.mine === 'string') owned.add(data.mine)
    }
    for (const asked of names) line.postMessage({ asked })
    setTimeout(() => {
      line.close()
      resolve(owned)
    }, ANSWER_WITHIN_MS)
  })

/** Claims the copy of a closed window. The copy is moved, not duplicated. */
export const claimOrphan = async (subject: Subject): Promise<LocalCopy | undefined> => {
  const found = copiesOf(subject)
  if (found.length === 0) return undefined
  const owned = await ownedNames(found.map(({ name }) => name))
  const [orphan] = found.filter(({ name }) => !owned.has(name))
  if (!orphan) return undefined
  const own = nameOf(subject)
  if (orphan.name === own) return orphan.copy
  // Saves under the new key first: a crash here leaves two copies instead of none.
  keptTexts.write(own, orphan.copy)
  keptTexts.remove(orphan.name)
  return orphan.copy
}
