import { randomBytes } from 'node:crypto'
import { type Language, ROLE } from '@lanting/contract'
import { copies } from '@lanting/copy'
import { RENDERER_VERSION } from '@lanting/markdown/version'
import type { Config } from './config.ts'
import { withStartupLock } from './database/with-startup-lock.ts'
import { accountStore } from './features/accounts/accounts.store.ts'
import { generatePassword, hashPassword, passwordDigest } from './features/accounts/passwords.ts'
import { articleStore } from './features/articles/articles.store.ts'
import type { DemoContent } from './features/demo/demo-schemas.ts'
import { loadDemo } from './features/demo/load-demo.store.ts'
import { settingsStore } from './features/site/settings.store.ts'
import { viewStore } from './features/site/views.store.ts'
import type { Platform } from './platform/open.ts'
import { siteName } from './site-name.ts'
import { renderMarkdown } from './workers/render-markdown.ts'

const SECRET_BYTES = 32

export interface FirstStart {
  readonly username: string
  /** Set when the password was generated; it is shown only once. */
  readonly drawnPassword?: string
}

/** Loaded on demand: only the first start reads and checks the demo content. */
const readDemoContent = async (language: Language): Promise<DemoContent> => {
  const { readDemo } = await import('./features/demo/read-demo.ts')
  return readDemo(renderMarkdown, language)
}

/** A site in Chinese has these by default. */
const languageSettings = (language: Language) =>
  language === 'zh-CN' ? {} : { language, time_zone: 'UTC' }

/** Creates the owner's account and the demo content in one transaction; later starts change nothing. */
export const firstStart = async (
  { database, now }: Pick<Platform, 'database' | 'now'>,
  { owner, demo, language = 'zh-CN' }: Pick<Config, 'owner' | 'demo'> & Partial<Config>,
): Promise<FirstStart | undefined> => {
  if ((await siteName(database.queries)) !== undefined) return undefined
  const drawnPassword = owner.password ? undefined : generatePassword()
  const passwordHash = await hashPassword(owner.password ?? drawnPassword ?? '')
  const content = demo ? await readDemoContent(language) : undefined

  return withStartupLock(database, async (transaction) => {
    // Another node may have been faster.
    if ((await siteName(transaction)) !== undefined) return undefined
    const at = now()
    const author_id = await accountStore(transaction).add(
      {
        username: owner.username,
        passwordHash,
        role: ROLE.administrator,
        nickName: copies[language].site.owner,
      },
      at,
    )
    const signing_secret = randomBytes(SECRET_BYTES).toString('base64url')
    const rendered_by = RENDERER_VERSION
    const settings = {
      ...languageSettings(language),
      ...{ owner_id: author_id, signing_secret, rendered_by, created_at: at },
      ...(drawnPassword !== undefined && { drawn_password: passwordDigest(passwordHash) }),
    }
    await settingsStore(transaction).write(settings, at)
    if (content) {
      await loadDemo(transaction, content, {
        ownerId: author_id,
        at,
        addArticle: articleStore(transaction).add,
        writeSettings: settingsStore(transaction).write,
        addViews: viewStore(transaction).add,
      })
    }
    return { username: owner.username, drawnPassword }
  })
}
