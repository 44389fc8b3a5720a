import { cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { readDemo } from './read-demo.ts'

const CONTENT = new URL('../../../../../content/demo/', import.meta.url)

const copyOfContent = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-demo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(CONTENT, folder, { recursive: true })
  return pathToFileURL(`${folder}/`)
}

const edit = async (file: URL, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')))

const readFrom = (folder: URL) =>
  readDemo(async () => ({ article_html: '', article_text: '' }), 'zh-CN', folder)

it.each<[string, string, (text: string) => string, string]>([
  [
    'a talk that is too long',
    'talks.json',
    (text) => text.replace(/"content": "/, `$&${'长'.repeat(256)}`),
    'talks.json at /0/content must NOT have more than 255 characters',
  ],
  [
    'a misspelt property',
    'board.json',
    (text) => text.replace('"tag"', '"tags"'),
    "board.json at /0 must have required property 'tag'",
  ],
  [
    'an unknown property',
    'users.json',
    (text) => text.replace('"name"', '"role": 1, "name"'),
    'users.json at /0 must NOT have additional properties',
  ],
  [
    'a real URL',
    'links.json',
    (text) => text.replace('https://example.com/', 'https://elsewhere.test/'),
    'links.json at /0/url must match pattern',
  ],
  [
    'a site with another protocol',
    'resources.json',
    (text) => text.replace('https://', 'javascript://'),
    'resources.json at /0/sites/0/url must match pattern',
  ],
  [
    'an unknown colour',
    'board.json',
    (text) => text.replace('#5E371F', 'red'),
    'board.json at /1/color must be equal to one of the allowed values',
  ],
  [
    'a picture outside of the demo',
    'albums.json',
    (text) => text.replace('/art/demo/photos', '/uploads'),
    'albums.json at /0/album_cover must match pattern',
  ],
  ['an incomplete file', 'chat.json', (text) => text.slice(0, 40), 'chat.json is not JSON'],
  [
    'an unknown user',
    'links.json',
    (text) => text.replace('"songjian"', '"nobody"'),
    'nobody at links is no user',
  ],
])('rejects %s with one sentence', async (_, name, change, fault) => {
  const folder = await copyOfContent()
  await edit(new URL(name, folder), change)
  await expect(readFrom(folder)).rejects.toThrow(`The demo content cannot be used: ${fault}`)
  await expect(readFrom(folder)).rejects.toThrow(/\. Mend it, or set DEMO=off\.$/)
})

it.each(['talks.json', 'articles/open-door.md'])('reports that %s is missing', async (name) => {
  const folder = await copyOfContent()
  await unlink(new URL(name, folder))
  await expect(readFrom(folder)).rejects.toThrow(`${name} cannot be read (ENOENT)`)
})
