import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import {
  articleListPath,
  commentsPath,
  PATHS,
  photosPath,
  siteListPath,
  talkPath,
} from '@lanting/contract'
import { expect, it } from 'vitest'
import { ROOT, scratch } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()
const CHECK_MS = 180_000
const CHECKER = join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar')

const LISTED = Object.values(PATHS).filter(
  (path) =>
    ![
      PATHS.article,
      PATHS.articleList,
      PATHS.photos,
      PATHS.siteList,
      PATHS.page,
      PATHS.musicAlbum,
      PATHS.musicArtist,
      PATHS.messageDetail,
      PATHS.comments,
    ].includes(path as never),
)
const MISSING = '/missing'
const PAGES = [
  ...LISTED,
  articleListPath({ type: 'tag', id: 1 }),
  photosPath(1),
  talkPath(1),
  `${PATHS.messageDetail}?id=1`,
  siteListPath('front', 'studying'),
  `${PATHS.search}?q=a`,
  commentsPath({ type: 1, for_id: 1 }),
  MISSING,
  ...Array.from({ length: 12 }, (_, at) => `${PATHS.article}?id=${at + 1}`),
]

interface Message {
  readonly url: string
  readonly type: string
  readonly message: string
}

/** Returns the errors of HTML files by name. */
const errorsIn = async (files: Readonly<Record<string, string>>) => {
  const folder = await scratch()
  for (const [name, html] of Object.entries(files)) await writeFile(join(folder, name), html)
  const options = ['-Xss4m', '-jar', CHECKER, '--format', 'json', '--exit-zero-always', folder]
  const { stderr } = await promisify(execFile)('java', options, { maxBuffer: 64e6 })
  await rm(folder, { recursive: true })
  // The virtual machine may say something of its own first.
  const { messages } = JSON.parse(stderr.slice(stderr.indexOf('{'))) as { messages: Message[] }
  return messages
    .filter(({ type }) => type === 'error')
    .map(({ url, message }) => ({ file: basename(url), message }))
}

it(
  'every page is valid HTML by the checker of the W3C',
  async () => {
    const files: Record<string, string> = {
      'invalid.html': '<!DOCTYPE html><html lang="en"><title>a</title><p><div></p>',
    }
    for (const [place, path] of PAGES.entries()) {
      const response = await fetch(stage.site.url + path)
      expect([path, response.status]).toEqual([path, path === MISSING ? 404 : 200])
      files[`${place}.html`] = await response.text()
    }
    const errors = await errorsIn(files)
    const isPlanted = ({ file }: { file: string }) => file === 'invalid.html'
    expect(errors.filter(isPlanted)).not.toEqual([])
    const ours = errors
      .filter((error) => !isPlanted(error))
      .map(({ file, message }) => `${PAGES[Number.parseInt(file, 10)]}: ${message}`)
    expect([...new Set(ours)]).toEqual([])
  },
  CHECK_MS,
)
