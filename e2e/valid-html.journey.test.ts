import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
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
const CHECKER = join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar')

const LISTED = Object.values(PATHS).filter(
  (path) =>
    ![
      PATHS.article,
      PATHS.articleList,
      PATHS.photos,
      PATHS.siteList,
      PATHS.page,
      PATHS.messageDetail,
      PATHS.comments,
    ].includes(path as never),
)
const PAGES = [
  ...LISTED,
  articleListPath({ type: 'tag', id: 1 }),
  photosPath(1),
  talkPath(1),
  `${PATHS.messageDetail}?id=1`,
  siteListPath('front', ''),
  `${PATHS.search}?q=a`,
  commentsPath({ type: 1, for_id: 1 }),
  '/missing',
  ...Array.from({ length: 12 }, (_, at) => `${PATHS.article}?id=${at + 1}`),
]

interface Message {
  readonly url: string
  readonly type: string
  readonly message: string
}

it('every page is valid HTML by the checker of the W3C', async () => {
  const folder = await scratch()
  await mkdir(folder, { recursive: true })
  const names = new Map<string, string>()
  for (const [place, path] of PAGES.entries()) {
    const file = `${place}.html`
    names.set(file, path)
    await writeFile(join(folder, file), await (await fetch(stage.site.url + path)).text())
  }
  const options = ['-Xss4m', '-jar', CHECKER, '--format', 'json', '--exit-zero-always', folder]
  const { stderr } = await promisify(execFile)('java', options, { maxBuffer: 64e6 })
  await rm(folder, { recursive: true })
  const { messages } = JSON.parse(stderr) as { messages: Message[] }
  const errors = messages
    .filter(({ type }) => type === 'error')
    .map(({ url, message }) => `${names.get(basename(url))}: ${message}`)
  expect([...new Set(errors)]).toEqual([])
})
