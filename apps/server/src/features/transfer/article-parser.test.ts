import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import type { Source } from './archive/source.ts'
import { articleParser } from './article-parser.ts'
import type { ImportNeeds } from './import-session.ts'
import { runImport } from './run-import.ts'

const circumstances = { timeZone: 'Asia/Shanghai', now: 0, category: 'tea' }

const sourceOf = (files: Record<string, string>): Source => ({
  paths: Object.keys(files),
  tooLong: [],
  sizeOf: (path) => files[path]?.length ?? 0,
  read: async (path) => Buffer.from(files[path] ?? ''),
  beginning: async (path) => Buffer.from(files[path] ?? ''),
  extract: async () => undefined,
  close: async () => undefined,
})

it('parses a file and its pictures in a thread', async () => {
  const parser = articleParser()
  const parsed = await parser.parse({
    path: 'a.md',
    text: '# Tea\n\n![](cup.png)',
    circumstances,
  })
  expect(parsed).toMatchObject({
    article: { fields: { article_title: 'Tea' } },
    pictures: ['cup.png'],
  })
  const written = await parser.writeAddresses('![](cup.png)', new Map([['cup.png', '/uploads/1']]))
  expect(written).toEqual({ text: '![](/uploads/1)' })
  const path = '_config.yml'
  const hexo = await parser.readBlogSettings({ path, text: 'permalink: :year/:title/' })
  expect(hexo.permalink).toBe(':year/:title/')
  expect((await parser.readBlogSettings({ path, text: '{' })).permalink).toBeUndefined()
})

/** A worker that never finishes the text `endless`. */
const ENDLESS = `
const read = (text) => {
  while (text === 'endless');
  return text === 'broken' ? text.nothing.more : 'unreadable'
}
export const ready = () => undefined
export const parseArticle = ({ text }) => read(text)
export const readBlogSettings = ({ text }) => read(text)
`

it('reports a file that takes too long and continues the import', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-parser-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'worker.mjs')
  await writeFile(file, ENDLESS)
  const parser = articleParser({ withinMs: 500, file: pathToFileURL(file) })
  // The import needs nothing else, because no file is readable.
  const needs = { parser } as ImportNeeds
  const progress = await runImport(needs, {
    ...circumstances,
    source: sourceOf({
      'a.md': 'endless',
      'b.md': 'broken',
      'c.md': 'short',
      '_config.yml': 'endless',
    }),
    dryRun: false,
    importId: 1,
    onProgress: async () => undefined,
  })
  expect(progress).toMatchObject({ done: 3, counts: { refused: 3 } })
  expect(progress.files.map(({ notes }) => notes)).toEqual([
    ['tooSlow'],
    ['unreadable'],
    ['unreadable'],
  ])
})
