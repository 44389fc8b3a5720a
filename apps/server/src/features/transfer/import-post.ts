import {
  ARTICLE_STATUS,
  type ArticleDraft,
  descriptionOf,
  type ImportedFile,
  isPictureAddress,
  LENGTH,
  readPaintingUrl,
} from '@lanting/contract'
import type { Queries } from '../../database/open.ts'
import { AppError } from '../../http/app-error.ts'
import { completePost } from './complete-post.ts'
import { takeAttachments, takeLinkedFiles } from './import-attachments.ts'
import { authorId, planAuthor } from './import-authors.ts'
import { takePictures } from './import-pictures.ts'
import { type ImportNeeds, refused, reportLine, type Session } from './import-session.ts'
import { importedRowStore } from './imported-rows.store.ts'
import type { ImportedArticle } from './markdown/imported-article.ts'
import {
  articleHash,
  hashKey,
  type Plan,
  type Post,
  pageHash,
  placeOf,
  planPost,
  textKey,
  titleKey,
} from './plan-post.ts'
import { redirectStore } from './redirects.store.ts'
import { isFaultOfText } from './text-fault.ts'
import { uploadAddressStore } from './upload-addresses.store.ts'

interface Written {
  readonly fields: ArticleDraft
  readonly article_html: string
  readonly article_text: string
}

const fieldsOf = (
  { fields, category, tags, cover: named }: ImportedArticle,
  { title, text }: { readonly title: string; readonly text: string },
  taken: ReadonlyMap<string, string>,
) => {
  const cover = taken.get(named) ?? named
  const isFit = isPictureAddress(cover) && cover.length <= LENGTH.articleCover
  return {
    ...fields,
    article_title: title,
    category: { category_name: category },
    tagList: tags.map((tag_name) => ({ tag_name })),
    article_content: text,
    article_cover: isFit ? cover : '',
    order: null,
  } satisfies ArticleDraft
}

/** Adds or updates the row of a text. Returns its id and the hash of its content. */
const writeText = async (
  { content }: ImportNeeds,
  transaction: Queries,
  { plan, post, written, author }: Writing & { readonly author: number },
) => {
  const { article } = post
  const { fields, article_html, article_text } = written
  if (article.kind === 'page') {
    const { article_title: title, article_content: page_content } = fields
    const page_description = fields.article_description || descriptionOf(article_text)
    const page = { title, page_content, page_html: article_html, page_description }
    const complete = {
      ...page,
      place: article.place,
      position: article.position,
      comment_rule: fields.comment_rule ?? 'closed',
    }
    if (plan.id !== undefined) await content.pages.update(transaction, plan.id, complete, article)
    const id = plan.id ?? (await content.pages.add(transaction, complete, article))
    return { id, content_hash: pageHash(page) }
  }
  const complete = { ...fields, article_html, article_text }
  if (plan.id !== undefined) await content.articles.update(transaction, plan.id, complete, article)
  const times = { createdAt: article.createdAt, updatedAt: article.updatedAt, authorId: author }
  const id = plan.id ?? (await content.articles.add(transaction, complete, times))
  const content_hash = articleHash(complete)
  return { id, content_hash }
}

interface Writing {
  readonly plan: Plan
  readonly post: Post
  readonly written: Written
  /** The new addresses of pictures and files by their old ones. */
  readonly taken: ReadonlyMap<string, string>
}

/** Records the categories and tags that the work adds, so that an import can be undone. */
const withNewNames = async <T>(
  transaction: Queries,
  { importId }: Session,
  { category, tags, kind }: ImportedArticle,
  work: () => Promise<T>,
): Promise<T> => {
  const rows = importedRowStore(transaction)
  const names =
    kind === 'page'
      ? []
      : ([
          ['categories', [category]],
          ['tags', tags],
        ] as const)
  const before = new Map<string, number[]>()
  for (const [place, list] of names) before.set(place, await rows.namedIds(place, list))
  const result = await work()
  for (const [place, list] of names) {
    for (const id of await rows.namedIds(place, list)) {
      if (!before.get(place)?.includes(id)) await rows.addNamed(place, id, importId)
    }
  }
  return result
}

/** Writes the text, its source and its old addresses in one transaction. */
const save = (needs: ImportNeeds, session: Session, writing: Writing) =>
  needs.withAdminLock(async (transaction) => {
    const { plan, post } = writing
    const { key, article, fileHash, author } = post
    const place = placeOf(article)
    const { id, content_hash } = await withNewNames(transaction, session, article, async () => {
      const by = await authorId(needs, session, transaction, author)
      return writeText(needs, transaction, { ...writing, author: by })
    })
    await importedRowStore(transaction).put({
      place,
      row_id: id,
      source: key,
      import_id: plan.importId === undefined ? session.importId : plan.importId,
      file_hash: fileHash,
      content_hash,
    })
    const redirects: string[] = []
    for (const old of article.oldPaths) {
      if (await redirectStore(transaction).add(old, { place, id })) redirects.push(old)
    }
    const { oldPaths, fields } = article
    const isPublic = place === 'pages' || fields.status === ARTICLE_STATUS.public
    const text = { key, oldPaths, isPublic, site: session.site }
    await uploadAddressStore(transaction).keep(writing.taken, text)
    return { id, redirects }
  })

/** The old addresses that lead to the text already, and the ones that no other text has. */
const planRedirects = async (
  { queries }: ImportNeeds,
  { seen }: Session,
  { article }: Post,
  id?: number,
) => {
  const [present, free]: [string[], string[]] = [[], []]
  for (const path of article.oldPaths) {
    const target = await redirectStore(queries).find(path)
    const isOwn = target?.place === placeOf(article) && target.id === id
    if (isOwn) present.push(path)
    else if (!target && !seen.has(`redirect:${path}`)) free.push(path)
  }
  return { present, free }
}

/** Imports a text as an article or a page. A dry run only reports the outcome. */
export const importPost = async (
  needs: ImportNeeds,
  session: Session,
  post: Post,
): Promise<ImportedFile> => {
  const { key, article, fileHash } = post
  const place = placeOf(article)
  const plan = await planPost(needs, session, post)
  const named = (id: number | null) => (place === 'articles' ? { article_id: id } : { page_id: id })
  const line = reportLine(key, {
    outcome: plan.outcome,
    article_title: plan.title,
    ...named(plan.id ?? null),
  })
  const remember = (id: number | null) => {
    session.posts.set(key, { place, id, isNew: plan.outcome === 'added', fileHash })
    session.seen.add(hashKey(fileHash)).add(titleKey(place, plan.title))
    if (!session.texts.has(textKey(article))) session.texts.set(textKey(article), id)
  }
  if (plan.outcome !== 'added' && plan.outcome !== 'updated') {
    remember(plan.id ?? null)
    const completed = plan.mayComplete && (await completePost(needs, session, { post, plan }))
    return completed ? { ...line, ...completed } : line
  }

  const isPainted = readPaintingUrl(article.cover) !== undefined
  const addresses = [...post.pictures, isPainted ? '' : article.cover].filter(Boolean)
  const { taken, notes, details } = await takePictures(needs, session, { path: key, addresses })
  const linked = await takeLinkedFiles(needs, session, post.linkedFiles ?? new Map())
  const uploads = new Map([...linked.taken, ...taken])
  const text = await needs.parser.writeAddresses(
    article.fields.article_content,
    new Map([...(post.links ?? []), ...uploads]),
  )
  if (typeof text === 'string') return refused(key, text, plan.title)
  const offered = await takeAttachments(needs, session, text.text)
  const missing = [...linked.details, ...offered.details]
  const shown = isPainted
    ? new Map([...taken, [article.cover, needs.signPainting(article.cover)]])
    : taken
  const fields = fieldsOf(article, { title: plan.title, text: offered.text }, shown)
  const rendered = await needs.renderMarkdown(fields.article_content).catch((error) => {
    if (error instanceof AppError || isFaultOfText(error)) return undefined
    throw error
  })
  if (!rendered) return refused(key, 'tooComplex', plan.title)

  const written = { fields, ...rendered }
  const { present, free } = await planRedirects(needs, session, post, plan.id)
  const { id, redirects } = session.dryRun
    ? { id: plan.id ?? null, redirects: [...present, ...free] }
    : await save(needs, session, { plan, post, written, taken: uploads })
  if (session.dryRun && post.author) await planAuthor(needs, session, post.author)
  remember(id)
  for (const path of redirects) session.seen.add(`redirect:${path}`)
  session.report.count('redirects', redirects.length - present.length)
  if (plan.outcome === 'added') session.report.count(place)
  const isNumbered = plan.title !== article.fields.article_title && plan.outcome === 'added'
  return {
    ...line,
    ...named(id),
    pictures: taken.size,
    redirects,
    notes: [
      ...article.notes,
      ...notes,
      ...(missing.length > 0 ? (['fileMissing'] as const) : []),
      ...(isNumbered && /\(\d+\)$/.test(plan.title) ? (['titleNumbered'] as const) : []),
      ...(redirects.length < article.oldPaths.length ? (['redirectTaken'] as const) : []),
    ],
    details: [...article.details, ...details, ...missing],
  }
}
