import { ARTICLE_STATUS, ARTICLE_TYPE, PINNED, picturesIn } from '@lanting/contract'
import { stringify } from 'yaml'
import type { ZipFile } from './archive/write-zip.ts'
import type { ExportStore } from './export.store.ts'

interface Needs {
  readonly store: ExportStore
  /** The bytes of a picture of ours. */
  readonly readPicture: (url: string) => Promise<Uint8Array | undefined>
}

const NAME_MAX = 60

/** A title as every disk takes it for the name of a file. */
export const fileNameOf = (title: string): string =>
  [
    ...title
      .replaceAll(/[\p{Cc}\\/:*?"<>|.]+/gu, ' ')
      .trim()
      .replaceAll(/\s+/g, '-'),
  ]
    .slice(0, NAME_MAX)
    .join('')

const wordFor = (words: Record<string, number>, value: number) =>
  Object.entries(words).find(([, number]) => number === value)?.[0] ?? ''

const isoOf = (epochMs: number | null) =>
  epochMs === null ? undefined : new Date(epochMs).toISOString()

const withFrontMatter = (data: Record<string, unknown>, content: string): Uint8Array => {
  const told = Object.entries(data).filter(
    ([, value]) => value !== undefined && value !== '' && value !== null,
  )
  return Buffer.from(
    `---\n${stringify(Object.fromEntries(told), { lineWidth: 0 })}---\n\n${content}`,
  )
}

/** Everything that was written, as files of an archive; what is in the bin stays there. */
export async function* exportedFiles({ store, readPicture }: Needs): AsyncGenerator<ZipFile> {
  const pictures = new Set<string>()
  const remember = (...texts: string[]) => {
    for (const url of picturesIn(texts.join(' '))) pictures.add(url)
  }

  for await (const article of store.articles()) {
    remember(article.article_cover, article.article_content)
    const data = {
      title: article.article_title,
      date: isoOf(article.created_at),
      updated: isoOf(article.updated_at),
      categories: [article.category_name],
      tags: article.tags,
      description: article.article_description,
      cover: article.article_cover,
      status: wordFor(ARTICLE_STATUS, article.status),
      publish: isoOf(article.publish_at),
      top: article.is_top === PINNED.yes || undefined,
      type: wordFor(ARTICLE_TYPE, article.type),
      origin: article.origin_url,
      aliases: article.paths.length > 0 ? article.paths : undefined,
    }
    yield {
      path: `articles/${article.id}-${fileNameOf(article.article_title)}.md`,
      content: withFrontMatter(data, article.article_content),
      modifiedAt: article.updated_at,
      pack: true,
    }
  }
  for (const page of await store.pages()) {
    remember(page.page_content)
    const data = { title: page.title, updated: isoOf(page.updated_at), place: page.place }
    yield {
      path: `pages/${page.id}-${fileNameOf(page.title)}.md`,
      content: withFrontMatter(data, page.page_content),
      modifiedAt: page.updated_at,
      pack: true,
    }
  }
  for (const url of pictures) {
    const content = await readPicture(url)
    if (content) yield { path: url.slice(1), content, modifiedAt: 0, pack: false }
  }
}
