import { ADMIN_LENGTH, type ImportOutcome, LENGTH } from '@lanting/contract'
import { TEXT_COLUMNS } from '../../database/article-columns.ts'
import type { ForeignAuthor } from './foreign/foreign-blog.ts'
import { hashOf, type ImportNeeds, type Session } from './import-session.ts'
import { importedRowStore } from './imported-rows.store.ts'
import type { ImportedArticle } from './markdown/imported-article.ts'
import { cut } from './markdown/values.ts'
import type { ArticleTexts, PageTexts } from './site-content.ts'

/** A text of the other blog, read and translated. */
interface ReadPost {
  /** The file, or the key in the other blog. */
  readonly key: string
  readonly article: ImportedArticle
  readonly fileHash: string
}

export interface Post extends ReadPost {
  /** The addresses of the pictures in the text. */
  readonly pictures: readonly string[]
  /** The new addresses of links inside of the blog, and the files that others lead to. */
  readonly links?: ReadonlyMap<string, string>
  readonly linkedFiles?: ReadonlyMap<string, string>
  readonly author?: ForeignAuthor
}

export interface Plan {
  readonly outcome: Extract<ImportOutcome, 'added' | 'updated' | 'same' | 'kept' | 'taken'>
  /** The text that is here already. */
  readonly id?: number
  /** Whether pictures may come that were missing: nobody is at work on the text. */
  readonly mayComplete?: boolean
  /** Whether the text was edited here. */
  readonly isEdited?: boolean
  /** The import that added it. */
  readonly importId?: number | null
  /** The title under which the text is added or updated. */
  readonly title: string
}

type PostPlace = 'articles' | 'pages'

export const placeOf = ({ kind }: ImportedArticle): PostPlace =>
  kind === 'page' ? 'pages' : 'articles'

/** Hashes the text fields. An empty field, such as a new column, does not change the hash. */
export const articleHash = (article: ArticleTexts): string =>
  hashOf(TEXT_COLUMNS.filter((name) => article[name]).map((name) => [name, article[name]]))

export const pageHash = ({ title, page_content }: PageTexts): string =>
  hashOf([title, page_content])

interface Present {
  readonly id: number
  readonly text: string
  readonly hash: string
  readonly isTrashed?: boolean
}

const readPresent = ({ queries, content }: ImportNeeds, place: PostPlace) => {
  const { articles, pages } = content
  const ofArticle = (found: Awaited<ReturnType<typeof articles.find>>): Present | undefined =>
    found && {
      id: found.id,
      text: found.article_content,
      hash: articleHash(found),
      isTrashed: found.trashed_at !== null,
    }
  const ofPage = (found: Awaited<ReturnType<typeof pages.find>>): Present | undefined =>
    found && { id: found.id, text: found.page_content, hash: pageHash(found) }
  return place === 'articles'
    ? {
        byId: async (id: number) => ofArticle(await articles.find(queries, id)),
        byTitle: async (title: string) => ofArticle(await articles.findByTitle(queries, title)),
        hasDraft: (id: number) => articles.hasDraft(queries, id),
      }
    : {
        byId: async (id: number) => ofPage(await pages.find(queries, id)),
        byTitle: async (title: string) => ofPage(await pages.findByTitle(queries, title)),
        hasDraft: async () => false,
      }
}

const TITLE_MAX = { articles: LENGTH.articleTitle, pages: ADMIN_LENGTH.pageTitle }

export const titleKey = (place: PostPlace, title: string) => `title:${place}:${title}`
/** Two files may have one text: a draft, and the post that it became. */
export const textKey = ({ fields: { article_title, article_content }, kind }: ImportedArticle) =>
  hashOf([kind, article_title, article_content])
export const hashKey = (fileHash: string) => `hash:${fileHash}`

/** Decides what happens with a text: from earlier imports, and from the texts of this one. */
export const planPost = async (
  needs: ImportNeeds,
  { seen, posts, texts }: Session,
  { key, article, fileHash }: ReadPost,
): Promise<Plan> => {
  const place = placeOf(article)
  const rows = importedRowStore(needs.queries)
  const present = readPresent(needs, place)
  const named = cut(article.fields.article_title, TITLE_MAX[place])

  /** The title, or the title with the first free number. */
  const freeTitle = async (ownId?: number) => {
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${number})`
      const title = `${cut(named, TITLE_MAX[place] - suffix.length)}${suffix}`
      const namesake = await present.byTitle(title)
      const isFree = namesake ? namesake.id === ownId : !seen.has(titleKey(place, title))
      if (isFree) return title
    }
  }

  const known = await rows.find(key)
  const earlier = known?.place === place ? await present.byId(known.row_id) : undefined
  if (known && earlier) {
    const { id } = earlier
    const same = { id, importId: known.import_id, title: named }
    const hasDraft = await present.hasDraft(id)
    const isEdited = earlier.hash !== known.content_hash || hasDraft
    const here = { ...same, isEdited, mayComplete: !hasDraft && !earlier.isTrashed }
    if (known.file_hash === fileHash) return { ...here, outcome: 'same' }
    if (isEdited || earlier.isTrashed) return { ...here, outcome: 'kept' }
    return { ...same, outcome: 'updated', title: await freeTitle(id) }
  }
  const planned = posts.get(key)
  if (!known && planned?.place === place) {
    // The parts of an export may repeat a text. A dry run has not written the first one.
    return { outcome: planned.fileHash === fileHash ? 'same' : 'updated', title: named }
  }
  for (const duplicate of await rows.findDuplicates(fileHash, key)) {
    const other = duplicate.place === place && (await present.byId(duplicate.row_id))
    if (other) return { outcome: 'taken', id: other.id, title: named }
  }
  if (seen.has(hashKey(fileHash))) return { outcome: 'taken', title: named }
  const twin = texts.get(textKey(article))
  if (twin !== undefined) return { outcome: 'taken', id: twin ?? undefined, title: named }
  const namesake = await present.byTitle(named)
  if (namesake?.text === article.fields.article_content) {
    return { outcome: 'taken', id: namesake.id, title: named }
  }
  return { outcome: 'added', title: await freeTitle() }
}
