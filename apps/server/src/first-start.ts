import { readFile } from 'node:fs/promises'
import { type ArticleDraft, ROLE } from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Config } from './config.ts'
import { exclusively } from './database/exclusively.ts'
import type { Queries } from './database/open.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { drawPassword, hashPassword } from './features/accounts/passwords.ts'
import { articleStore } from './features/articles/articles.store.ts'
import { settingsStore } from './features/site/settings.store.ts'
import type { Platform } from './platform/open.ts'
import { renderMarkdown } from './render-markdown.ts'

const DEMO = new URL('../../../content/demo/', import.meta.url)

interface DemoArticle extends Omit<ArticleDraft, 'article_content'> {
  readonly file: string
  readonly date: string
}

const readDemo = async () => {
  const entries: DemoArticle[] = JSON.parse(await readFile(new URL('articles.json', DEMO), 'utf8'))
  return Promise.all(
    entries.map(async ({ file, date, ...article }) => {
      const article_content = await readFile(new URL(`articles/${file}`, DEMO), 'utf8')
      const rendered = await renderMarkdown(article_content)
      return { ...article, article_content, ...rendered, writtenAt: Date.parse(date) }
    }),
  )
}

export interface FirstStart {
  readonly username: string
  /** Set when it was drawn: shown now, and never again. */
  readonly drawnPassword?: string
}

const isSettled = async (queries: Queries) => (await settingsStore(queries).read()).owner_id > 0

/** Makes the owner's account and the demo content, all or nothing; later starts change nothing. */
export const firstStart = async (
  { database, now }: Platform,
  { owner, demo }: Pick<Config, 'owner' | 'demo'>,
): Promise<FirstStart | undefined> => {
  if (await isSettled(database.queries)) return undefined
  const drawnPassword = owner.password ? undefined : drawPassword()
  const passwordHash = await hashPassword(owner.password ?? drawnPassword ?? '')
  const articles = demo ? await readDemo() : []

  return exclusively(database, async (transaction) => {
    // Another node may have come first.
    if (await isSettled(transaction)) return undefined
    const at = now()
    const author_id = await accountStore(transaction).add(
      {
        username: owner.username,
        passwordHash,
        role: ROLE.administrator,
        nickName: copies['zh-CN'].site.owner,
      },
      at,
    )
    await settingsStore(transaction).write({ owner_id: author_id, created_at: at }, at)
    for (const { writtenAt, ...article } of articles) {
      await articleStore(transaction).add({ ...article, author_id }, writtenAt)
    }
    return { username: owner.username, drawnPassword }
  })
}
