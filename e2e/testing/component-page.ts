import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { contentSecurityPolicy } from '../../apps/server/src/http/security.ts'
import { scratch } from './site.ts'

const WEB = fileURLToPath(new URL('../../apps/web/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

const html = (entry: string) => `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>piece</title>
<link rel="stylesheet" href="/piece/${entry}.css"></head>
<body><div id="page"></div><script type="module" src="/piece/${entry}.js"></script></body></html>`

interface Piece {
  /** Opens the component as a page of the site, under the policy of the site. */
  open(page: Page, site: string, query: string): Promise<void>
}

/**
 * Builds a component from `apps/web/src/testing` alone. The site answers all its other requests.
 */
export const useComponentPage = (entry: string): Piece => {
  let folder = ''
  beforeAll(async () => {
    folder = await scratch()
    await build({
      root: WEB,
      configFile: join(WEB, 'vite.config.ts'),
      base: '/piece/',
      logLevel: 'error',
      build: {
        outDir: folder,
        copyPublicDir: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: join(WEB, `src/testing/${entry}.tsx`),
          output: { entryFileNames: `${entry}.js`, assetFileNames: `${entry}[extname]` },
        },
      },
    })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    open: async (page, site, query) => {
      await page.route('**/piece?*', (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': contentSecurityPolicy() },
          body: html(entry),
        }),
      )
      await page.route('**/piece/**', async (route) => {
        const name = new URL(route.request().url()).pathname.slice('/piece/'.length)
        const body = await readFile(join(folder, name))
        await route.fulfill({ contentType: TYPES[name.split('.').at(-1) ?? ''], body })
      })
      await page.goto(`${site}/piece?${query}`)
    },
  }
}
