import type { ImportNote } from '@lanting/contract'
import { innerLinksOf, outerLinksOf, picturesOf, replaceAddresses } from './addresses.ts'
import { readMarkdownFile } from './front-matter.ts'
import { type Circumstances, type ImportedArticle, importedArticle } from './imported-article.ts'

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
  /** The addresses of links inside of the blog. */
  readonly links: readonly string[]
  /** The addresses of links to other hosts. */
  readonly outerLinks: readonly string[]
}

export const parseArticle = ({ path, text, circumstances }: ParseTask) => {
  const file = readMarkdownFile(text)
  const article: ImportedArticle | ImportNote = file
    ? importedArticle(path, file, circumstances)
    : 'frontMatterInvalid'
  if (typeof article === 'string') return article
  const { article_content } = article.fields
  return {
    article,
    pictures: picturesOf(article_content),
    links: innerLinksOf(article_content, circumstances.blog?.hosts),
    outerLinks: outerLinksOf(article_content, circumstances.blog?.hosts),
  }
}

/** Returns the old addresses of a file, without its text. */
export const readOldPaths = ({ path, text, circumstances }: ParseTask): readonly string[] => {
  const file = readMarkdownFile(text)
  const article = file && importedArticle(path, { ...file, content: 'text' }, circumstances)
  return typeof article === 'object' ? article.oldPaths : []
}

export const writeAddresses = ({
  text,
  taken,
}: {
  readonly text: string
  readonly taken: ReadonlyMap<string, string>
}): string => replaceAddresses(text, taken)

export { readBlogSettings } from './blog-settings.ts'
