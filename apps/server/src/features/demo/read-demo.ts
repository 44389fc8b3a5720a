import { access, readFile } from 'node:fs/promises'
import { descriptionOf, type Language } from '@lanting/contract'
import { Ajv } from 'ajv'
import type { TSchema } from 'typebox'
import { StartupError } from '../../platform/startup-error.ts'
import { demoFaults } from './demo.rules.ts'
import { DEMO_SCHEMAS, type DemoContent, type DemoFiles } from './demo-schemas.ts'
import { withTexts } from './translation.rules.ts'

const FOLDER = new URL('../../../../../content/demo/', import.meta.url)

const ajv = new Ajv({
  keywords: ['x-numeric-text', 'x-error'],
  allowUnionTypes: true,
  // Our own schemas need no validation, which would slow down the start.
  validateSchema: false,
})

const unusable = (fault: string) =>
  new StartupError(`The demo content cannot be used: ${fault}. Mend it, or set DEMO=off.`)

const readText = async (file: URL, name: string) => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw unusable(`${name} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

const readJson = async (folder: URL, name: string): Promise<unknown> => {
  const text = await readText(new URL(name, folder), name)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw unusable(`${name} is not JSON, ${(error as Error).message}`)
  }
}

const valid = (value: unknown, name: string, schema: TSchema) => {
  const validate = ajv.compile(schema)
  if (validate(value)) return value
  const [fault] = validate.errors ?? []
  throw unusable(`${name} at ${fault?.instancePath || '/'} ${fault?.message}`)
}

const readFiles = async (folder: URL, language: Language): Promise<DemoFiles> => {
  const parts = Object.entries(DEMO_SCHEMAS).map(async ([part, schema]) => {
    const name = `${part}.json`
    const value = await readJson(folder, name)
    if (language === 'zh-CN') return [part, valid(value, name, schema)]
    const translation = `${language}/${name}`
    const translated = withTexts(value, await readJson(folder, translation))
    if ('fault' in translated) throw unusable(`${translation} at ${translated.fault}`)
    return [part, valid(translated.value, translation, schema)]
  })
  return Object.fromEntries(await Promise.all(parts))
}

/** A text without a translation is in that language already. */
const readMarkdown = async (folder: URL, language: Language, name: string) => {
  const translation = `${language}/${name}`
  const isTranslated = await access(new URL(translation, folder)).then(
    () => true,
    () => false,
  )
  const found = isTranslated ? translation : name
  return readText(new URL(found, folder), found)
}

/**
 * Reads and validates all demo content, so that loading it cannot fail. Another language has the
 * same content, with other texts.
 */
export const readDemo = async (
  renderMarkdown: (
    markdown: string,
  ) => Promise<{ readonly article_html: string; readonly article_text: string }>,
  language: Language = 'zh-CN',
  folder: URL = FOLDER,
): Promise<DemoContent> => {
  const files = await readFiles(folder, language)
  const [fault] = demoFaults(files)
  if (fault) throw unusable(fault)
  const articles = await Promise.all(
    files.articles.map(async (article) => {
      const name = `articles/${article.file}`
      const article_content = await readMarkdown(folder, language, name)
      return { ...article, article_content, ...(await renderMarkdown(article_content)) }
    }),
  )
  const pages = await Promise.all(
    files.pages.map(async (page) => {
      const name = `pages/${page.file}`
      const page_content = await readMarkdown(folder, language, name)
      const { article_html: page_html, article_text } = await renderMarkdown(page_content)
      return { ...page, page_content, page_html, page_description: descriptionOf(article_text) }
    }),
  )
  return { ...files, articles, pages }
}
