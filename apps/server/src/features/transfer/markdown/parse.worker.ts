import type { ImportNote } from '@lanting/contract'
import { readMarkdownFile } from './front-matter.ts'
import { type Circumstances, type ImportedArticle, importedArticle } from './imported-article.ts'
import { picturesOf, replacePictures } from './pictures.ts'

/** Runs in its own thread, because untrusted texts may take long to parse. */
export const ready = () => undefined

export interface ParseTask {
  readonly path: string
  readonly text: string
  readonly circumstances: Circumstances
}

export interface ParsedArticle {
  readonly article: ImportedArticle
  /** The addresses of the pictures in the text. */
  readonly pictures: readonly string[]
}

export const parseArticle = ({ path, text, circumstances }: ParseTask) => {
  const file = readMarkdownFile(text)
  const article: ImportedArticle | ImportNote = file
    ? importedArticle(path, file, circumstances)
    : 'unreadable'
  if (typeof article === 'string') return article
  return { article, pictures: picturesOf(article.fields.article_content) }
}

export const writePictures = ({
  text,
  taken,
}: {
  readonly text: string
  readonly taken: ReadonlyMap<string, string>
}): string => replacePictures(text, taken)

export { readPermalinks } from './permalinks.ts'
