import type { ImportNote } from '@lanting/contract'
import { parse as parseYaml } from 'yaml'
import { readMarkdownFile } from './front-matter.ts'
import { type Circumstances, type ImportedArticle, importedArticle } from './imported-article.ts'
import { picturesOf, replacePictures } from './pictures.ts'
import { memberOf, textOf } from './values.ts'

/** Runs in a thread of its own: it reads what strangers wrote, however long that takes. */
export const ready = () => undefined

export interface ParseTask {
  readonly path: string
  readonly text: string
  readonly circumstances: Circumstances
}

export interface ParsedArticle {
  readonly article: ImportedArticle
  /** The addresses of the pictures in its text. */
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

/** The settings of Hexo tell how its addresses were made. */
export const readPermalink = (text: string): string | undefined => {
  try {
    const config: unknown = parseYaml(text, { maxAliasCount: 20, logLevel: 'error' })
    const isRecord = typeof config === 'object' && config !== null
    return isRecord ? textOf(memberOf(config as Record<string, unknown>, 'permalink')) : undefined
  } catch {
    // Then the usual addresses have to do.
    return undefined
  }
}
