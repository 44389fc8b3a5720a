import {
  ARTICLE_STATUS,
  ARTICLE_TYPE,
  type ArticleFields,
  PINNED,
  uploadsIn,
} from '@lanting/contract'
import { stringify } from 'yaml'
import type { ZipFile } from './archive/write-zip.ts'
import type { ExportedArticle, ExportStore } from './export.store.ts'
import { exportedData } from './leaving/exported-data.ts'
import type { LeavingStore } from './leaving/leaving.store.ts'
import { isoOf } from './leaving/own-data.ts'

interface Needs {
  readonly store: ExportStore
  readonly leaving: LeavingStore
  readonly siteName: string
  /** Returns the bytes of an own picture. */
  readonly readPicture: (url: string) => Promise<Uint8Array | undefined>
}

const NAME_MAX = 60

/** Turns a title into a file name that every file system accepts. */
export const fileNameOf = (title: string): string =>
  [
    ...title
      .replaceAll(/[\p{Cc}\\/:*?"<>|.]+/gu, ' ')
      .trim()
      .replaceAll(/\s+/g, '-'),
  ]
    .slice(0, NAME_MAX)
    .join('')

const nameFor = (values: Record<string, number>, value: number) =>
  Object.entries(values).find(([, number]) => number === value)?.[0] ?? ''

const withFrontMatter = (data: Record<string, unknown>, content: string): Uint8Array => {
  const filled = Object.entries(data).filter(
    ([, value]) => value !== undefined && value !== '' && value !== null,
  )
  return Buffer.from(
    `---\n${stringify(Object.fromEntries(filled), { lineWidth: 0 })}---\n\n${content}`,
  )
}

/** The front matter of an article. Every field has an entry, even if it is empty. */
const frontMatterOf = (article: ExportedArticle): Record<string, unknown> => {
  const { article_title, ...fields } = {
    article_title: { title: article.article_title },
    category: { categories: [article.category_name] },
    tagList: { tags: article.tags },
    article_description: { description: article.article_description },
    article_cover: { cover: article.article_cover },
    status: { status: nameFor(ARTICLE_STATUS, article.status) },
    publishAtMs: { publish: article.publish_at === null ? null : isoOf(article.publish_at) },
    is_top: { top: article.is_top === PINNED.yes || undefined },
    // The order of the pinned articles is a decision of this site.
    order: {},
    type: { type: nameFor(ARTICLE_TYPE, article.type) },
    origin_url: { origin: article.origin_url },
    slug: { slug: article.slug },
    datedAtMs: { dated: article.dated_at === null ? null : isoOf(article.dated_at) },
    meta_title: { meta_title: article.meta_title },
    meta_description: { meta_description: article.meta_description },
    canonical_url: { canonical: article.canonical_url },
    comment_rule: {
      comments: article.comment_rule === 'default' ? undefined : article.comment_rule,
    },
    notes: { notes: article.notes },
    // Follows the front matter.
    article_content: {},
  } satisfies Record<keyof ArticleFields, object>
  const dates = { date: isoOf(article.created_at), updated: isoOf(article.updated_at) }
  const aliases = { aliases: article.paths.length > 0 ? article.paths : undefined }
  return Object.assign({}, article_title, dates, ...Object.values(fields), aliases)
}

/** Yields everything that people wrote, with its pictures, as files of an archive, without the trash. */
export async function* exportedFiles({
  store,
  leaving,
  siteName,
  readPicture,
}: Needs): AsyncGenerator<ZipFile> {
  const pictures = new Set<string>()
  const collectPictures = (...texts: string[]) => {
    for (const url of uploadsIn(texts.join(' '))) pictures.add(url)
  }

  for await (const article of store.articles()) {
    collectPictures(article.article_cover, article.article_content)
    yield {
      path: `articles/${article.id}-${fileNameOf(article.article_title)}.md`,
      content: withFrontMatter(frontMatterOf(article), article.article_content),
      modifiedAt: article.updated_at,
      pack: true,
    }
  }
  for (const page of await store.pages()) {
    collectPictures(page.page_content)
    const data = {
      title: page.title,
      date: isoOf(page.created_at),
      updated: isoOf(page.updated_at),
      place: page.place,
      position: page.position,
      comments: page.comment_rule === 'closed' ? undefined : page.comment_rule,
      aliases: page.paths.length > 0 ? page.paths : undefined,
    }
    yield {
      path: `pages/${page.id}-${fileNameOf(page.title)}.md`,
      content: withFrontMatter(data, page.page_content),
      modifiedAt: page.updated_at,
      pack: true,
    }
  }
  yield* exportedData({ store: leaving, siteName, collectPictures }, store.articleCounters())
  for (const url of pictures) {
    const content = await readPicture(url)
    if (content) yield { path: url.slice(1), content, modifiedAt: 0, pack: false }
  }
}
