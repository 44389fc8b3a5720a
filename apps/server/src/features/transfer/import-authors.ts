import type { Queries } from '../../database/open.ts'
import type { ForeignAuthor } from './foreign/foreign-blog.ts'
import type { ImportNeeds, Session } from './import-session.ts'
import { importedRowStore } from './imported-rows.store.ts'

/** Identifies a person in all exports: by mail, otherwise by name and site. */
export const authorKey = ({ mail, name, site }: ForeignAuthor): string =>
  mail ? `mail:${mail.trim().toLowerCase()}` : `name:${name.trim()}|${site ?? ''}`

/** Returns the user for an author. Unknown authors become users that cannot log in. */
export const authorId = async (
  { content, userId }: ImportNeeds,
  { isOwner, importId, report }: Session,
  transaction: Queries,
  author: ForeignAuthor | undefined,
): Promise<number> => {
  if (!author || isOwner(author)) return userId
  const known = await content.users.find(transaction, author)
  if (known !== undefined) return known
  const id = await content.users.add(transaction, author)
  await importedRowStore(transaction).addNamed('users', id, importId)
  report.count('users')
  return id
}

/** Counts an author whom a dry run would add. */
export const planAuthor = async (
  { content, queries }: ImportNeeds,
  { isOwner, seen, report }: Session,
  author: ForeignAuthor,
): Promise<void> => {
  const key = `author:${authorKey(author)}`
  if (isOwner(author) || seen.has(key)) return
  seen.add(key)
  if ((await content.users.find(queries, author)) === undefined) report.count('users')
}
