import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { createTracking, currentTracking, trackTables } from '../database/query-tracking.ts'
import { createPagePool } from './page-pool.ts'

const ENTRY = `export const render = async ({ url, language, send }) => {
  if (url === '/broken') throw new Error('broken')
  const said = await send({ method: 'GET', url }).catch((error) => 'failed ' + error.status)
  return { status: 200, html: language + ' ' + said }
}`

const openPool = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-pages-'))
  const file = join(folder, 'entry.mjs')
  await writeFile(file, ENTRY)
  const pool = createPagePool(pathToFileURL(file).href)
  onTestFinished(async () => {
    await pool.close()
    await rm(folder, { recursive: true })
  })
  return (url: string, send: (call: { url: string }) => Promise<unknown>) =>
    pool.render({ url, language: 'en', origin: 'http://localhost', send })
}

it('renders many pages at once with data of the main thread', async () => {
  const render = await openPool()
  const urls = Array.from({ length: 40 }, (_, index) => `/${index}`)
  const pages = await Promise.all(
    urls.map((url) => render(url, async (call) => `from ${call.url}`)),
  )
  expect(pages.map(({ html }) => html)).toEqual(urls.map((url) => `en from ${url}`))
})

it('passes on the status of a failed call', async () => {
  const render = await openPool()
  const page = await render('/lost', () =>
    Promise.reject(Object.assign(new Error('no'), { status: 404 })),
  )
  expect(page.html).toBe('en failed 404')
})

it('rejects when the page cannot be rendered', async () => {
  const render = await openPool()
  await expect(render('/broken', async () => '')).rejects.toThrow('broken')
})

it('tracks the tables that a page reads for its request', async () => {
  const render = await openPool()
  const tracking = createTracking()
  await trackTables(tracking, () =>
    render('/home', async () => {
      currentTracking()?.read.add('articles')
      return ''
    }),
  )
  expect([...tracking.read]).toEqual(['articles'])
})
