import { cp, mkdtemp, readFile, rm, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { readDemo } from './read-demo.ts'

const CONTENT = new URL('../../../../../content/demo/', import.meta.url)

const ownFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lanting-demo-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(CONTENT, folder, { recursive: true })
  return pathToFileURL(`${folder}/`)
}

const edit = async (file: URL, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')))

const readFrom = (folder: URL) =>
  readDemo(async () => ({ article_html: '', article_text: '' }), folder)

it.each<[string, string, (text: string) => string, string]>([
  [
    'too long a talk',
    'talks.json',
    (text) => text.replace(/"content": "/, `$&${'长'.repeat(256)}`),
    'talks.json at /0/content must NOT have more than 255 characters',
  ],
  [
    'a misspelt member',
    'board.json',
    (text) => text.replace('"tag"', '"tags"'),
    "board.json at /0 must have required property 'tag'",
  ],
  [
    'a member too many',
    'users.json',
    (text) => text.replace('"name"', '"role": 1, "name"'),
    'users.json at /0 must NOT have additional properties',
  ],
  [
    'a real address',
    'links.json',
    (text) => text.replace('https://example.com/', 'https://elsewhere.test/'),
    'links.json at /0/url must match pattern',
  ],
  [
    'a site behind another protocol',
    'resources.json',
    (text) => text.replace('https://', 'javascript://'),
    'resources.json at /0/sites/0/url must match pattern',
  ],
  [
    'a colour nobody offers',
    'board.json',
    (text) => text.replace('#5E371F', 'red'),
    'board.json at /1/color must be equal to one of the allowed values',
  ],
  [
    'a picture from elsewhere',
    'albums.json',
    (text) => text.replace('/art/demo/photos', '/uploads'),
    'albums.json at /0/album_cover must match pattern',
  ],
  ['half a file', 'chat.json', (text) => text.slice(0, 40), 'chat.json is not JSON'],
  [
    'a stranger',
    'links.json',
    (text) => text.replace('"songjian"', '"nobody"'),
    'nobody at links is no user',
  ],
])('refuses %s in one clear sentence', async (_, name, change, fault) => {
  const folder = await ownFolder()
  await edit(new URL(name, folder), change)
  await expect(readFrom(folder)).rejects.toThrow(`The demo content cannot be used: ${fault}`)
  await expect(readFrom(folder)).rejects.toThrow(/\. Mend it, or set DEMO=off\.$/)
})

it.each(['talks.json', 'articles/open-door.md'])('says when %s is missing', async (name) => {
  const folder = await ownFolder()
  await unlink(new URL(name, folder))
  await expect(readFrom(folder)).rejects.toThrow(`${name} cannot be read (ENOENT)`)
})
