import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownerBrowser } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { scratch } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

interface Named {
  readonly id: number
  readonly name: string
}

const stage = useSite()

const SOUND = fileURLToPath(
  new URL('../apps/server/assets/music/夜曲/02-gymnopedie.mp3', import.meta.url),
)
const HOSTILE = '../../<img src=x onerror=alert(1)>.mp3'

const open = async (path: string, context?: BrowserContext) => {
  const page = await (context ?? (await ownerBrowser(stage.browser, stage.site))).newPage()
  await page.goto(`${stage.site.url}/admin${path}`)
  return page
}

const upload = async (page: Page, files: Readonly<Record<string, Buffer>>) => {
  const chosen = Object.entries(files).map(([name, buffer]) => ({
    ...{ name, buffer, mimeType: 'application/octet-stream' },
  }))
  await page.getByLabel('上传歌曲、歌词和封面').setInputFiles(chosen)
}
const uploaded = (page: Page, name: string) =>
  page.getByRole('region', { name: '上传的文件' }).getByRole('listitem').filter({ hasText: name })

/** The same request as the site's player. */
const asVisitor = async <T>(path: string) =>
  (await (await fetch(`${stage.site.url}/wapi${path}`)).json()) as T

const found = async (keywords: string) => {
  const { result } = await asVisitor<{ result: { songs: { id: number; name: string }[] } }>(
    `/search?keywords=${encodeURIComponent(keywords)}`,
  )
  return result.songs
}

const words = (page: Page) => page.getByRole('textbox', { name: '歌词' })
const sung = (page: Page) => page.locator('.lyric-preview [aria-current]')
const seek = (page: Page, seconds: number) =>
  page.locator('audio').evaluate(async (audio: HTMLAudioElement, to) => {
    const arrived = new Promise((resolve) => {
      audio.addEventListener('seeked', resolve, { once: true })
    })
    audio.currentTime = to
    await arrived
  }, seconds)

describe('the music admin', () => {
  it('uploads a song with lyrics, renames it, times its lines, adds it to a playlist, and plays it', async () => {
    const page = await open('/music')
    const sound = await readFile(SOUND)
    await page.getByLabel('放进文件夹').fill('山中')
    await upload(page, {
      '夜行.lrc': Buffer.from('[ti:夜行]\r\n山路\r\n\r\n灯火\r\n归人'),
      '夜行.mp3': sound,
      'letter.mp3': Buffer.from('a letter, not a song'),
      'letter.txt': Buffer.from('a letter'),
      '无主.lrc': Buffer.from('没有歌'),
    })
    await uploaded(page, '夜行.mp3').getByText('已传好').waitFor()
    await uploaded(page, '夜行.lrc').getByText('已传好').waitFor()
    await uploaded(page, 'letter.mp3').getByText('这个文件里没有能播放的声音').waitFor()
    await uploaded(page, 'letter.txt').getByText('只收歌曲、.lrc 歌词和图片').waitFor()
    await uploaded(page, '无主.lrc').getByText('没有同名的歌').waitFor()
    const retry = page.getByRole('button', { name: '重试没传上的' })
    await retry.waitFor()
    await page.getByRole('button', { name: '收起' }).click()
    // A file of a wrong kind stays one.
    await upload(page, { 'letter.txt': Buffer.from('a letter') })
    await uploaded(page, 'letter.txt').getByText('没有传上').waitFor()
    expect(await retry.count()).toBe(0)
    await page.getByRole('button', { name: '收起' }).click()

    const row = page.getByRole('row').filter({ hasText: '山中/夜行.mp3' })
    await row.getByText('有歌词').waitFor()
    await row.getByRole('button', { name: /^修改信息/ }).click()
    await page.getByRole('textbox', { name: '歌名' }).fill('夜行山')
    await page.getByRole('textbox', { name: '歌手' }).fill('无名氏\nAC/DC')
    await page.getByRole('button', { name: '保存' }).click()
    await row.getByText('无名氏 / AC/DC').waitFor()

    await row.getByRole('link', { name: '写歌词: 夜行山' }).click()
    await words(page).waitFor()
    await page.getByText('还没有时间').waitFor()
    await words(page).press('Control+Home')
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState))
      .toBeGreaterThan(0)
    await seek(page, 1.5)
    // The header line is skipped.
    await page.getByRole('button', { name: '打点' }).click()
    await seek(page, 3)
    await words(page).press('Control+Enter')
    await seek(page, 5)
    await page.getByRole('button', { name: '打点' }).press('Enter')
    const timed = '[ti:夜行]\n[00:01.50]山路\n\n[00:03.00]灯火\n[00:05.00]归人'
    await expect.poll(() => words(page).inputValue()).toBe(timed)
    // A tap can be undone like typing.
    await words(page).press('Control+z')
    await expect.poll(() => words(page).inputValue()).toBe(timed.replace('[00:05.00]', ''))
    await words(page).press('Control+Shift+z')
    await expect.poll(() => words(page).inputValue()).toBe(timed)
    await page.getByRole('button', { name: '晚 100 毫秒' }).click()
    await words(page).press('Control+,')
    await words(page).press('Control+,')
    const nudged = timed.replace('05.00', '04.90')
    await expect.poll(() => words(page).inputValue()).toBe(nudged)
    await seek(page, 3.5)
    await words(page).press('Control+;')
    await seek(page, 4)
    await page.getByRole('button', { name: '逐字' }).click()
    const byWord = nudged.replace('[00:04.90]归人', '[00:03.50]<00:03.50>归<00:04.00>人')
    await expect.poll(() => words(page).inputValue()).toBe(byWord)
    for (const _ of ['归', '人']) await words(page).press('Control+z')
    await expect.poll(() => words(page).inputValue()).toBe(nudged)
    await seek(page, 3.2)
    await sung(page).getByText('灯火').waitFor()
    await words(page).press('Control+p')
    await sung(page).getByText('归人').waitFor()
    await words(page).press('Control+p')

    // Closing the browser now loses nothing.
    await page.reload()
    await page.getByText('接着上次没来得及存的歌词').waitFor()
    expect(await words(page).inputValue()).toBe(nudged)
    await words(page).press('Control+s')
    await page.getByText('已保存').waitFor()

    await page.goto(`${stage.site.url}/admin/playlists`)
    await page.getByRole('button', { name: '新建歌单' }).click()
    await page.getByRole('textbox', { name: '名称' }).fill('路上')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: '挑歌和排序: 路上' }).press('Enter')
    await page.getByRole('searchbox').fill('molihua')
    await page.getByRole('button', { name: '添加: 茉莉花' }).press('Enter')
    await page.getByRole('searchbox').fill('yexing')
    await page.getByRole('button', { name: '添加: 夜行山' }).press('Enter')
    await page.getByRole('button', { name: '上移: 夜行山' }).press('Enter')
    const inside = page.getByRole('region', { name: '歌单里的歌' }).getByRole('listitem')
    await expect.poll(() => inside.locator('b').allTextContents()).toEqual(['夜行山', '茉莉花'])

    const { list } = await asVisitor<{ list: { id: number; name: string }[] }>('/toplist/detail')
    const playlist = list.find(({ name }) => name === '路上')?.id
    const songsOf = async () => {
      const path = `/playlist/track/all?id=${playlist}&limit=30&offset=0`
      return (await asVisitor<{ songs: { id: number; name: string }[] }>(path)).songs
    }
    await expect
      .poll(async () => (await songsOf()).map(({ name }) => name))
      .toEqual(['夜行山', '茉莉花'])
    await page.getByRole('button', { name: '移出: 茉莉花' }).press('Enter')
    await expect.poll(async () => (await songsOf()).length).toBe(1)
    const [{ id } = { id: 0 }] = await songsOf()
    const { lrc } = await asVisitor<{ lrc: { lyric: string } }>(`/lyric?id=${id}`)
    expect(lrc.lyric).toBe('[00:01.50]山路\n[00:03.00]灯火\n[00:04.90]归人')
    const { data } = await asVisitor<{ data: { url: string }[] }>(`/song/url/v1?id=${id}`)
    const part = await fetch(stage.site.url + data[0]?.url, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('content-type')]).toEqual([206, 'audio/mpeg'])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(sound.subarray(0, 100))
  }, 120_000)

  it('shows a hostile name as text, and deletes a song with its file', async () => {
    const page = await open('/music')
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.message()))
    await upload(page, { [HOSTILE]: await readFile(SOUND) })
    await uploaded(page, 'onerror').getByText('已传好').waitFor()
    const songs = async () => readdir(join(stage.site.dataDir, 'music'), { recursive: true })
    const fileName = (await songs()).find((name) => name.includes('onerror')) ?? ''
    expect(fileName).toMatch(/^[^/\\<>]+\.mp3$/)
    const row = page.getByRole('row').filter({ hasText: fileName })
    await row.getByRole('button', { name: /^试听/ }).click()
    await page.getByRole('region', { name: /^正在试听/ }).waitFor()
    await row.getByRole('button', { name: /^删除/ }).click()
    await page.getByText('文件和歌词也会一起删除').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    expect(await songs()).toContain(fileName)
    await row.getByRole('button', { name: /^删除/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await page.getByText('已删除').waitFor()
    expect(await songs()).not.toContain(fileName)
    expect(dialogs).toEqual([])
  })

  it('tells which files are left out, and why', async () => {
    await writeFile(join(stage.site.dataDir, 'music', '沙沙声.mp3'), 'no song at all')
    const page = await open('/music')
    const entry = page.locator('.left-out li', { hasText: '沙沙声.mp3' })
    const isTold = async () => {
      await page.reload()
      await page.getByRole('table').waitFor()
      return entry.count()
    }
    await expect.poll(isTold).toBe(1)
    await page.getByText('有 1 个文件或文件夹没有收进来').click()
    await entry.getByText('里面不是歌，或者已经损坏').waitFor()
  })

  it('plays and shows demo songs, and shows why they are read-only', { tags: 'long' }, async () => {
    const page = await open('/music?text=mlh')
    const row = page.getByRole('row').filter({ hasText: '茉莉花' })
    await row.getByText('演示').waitFor()
    expect(await row.getByRole('button', { name: /^(修改信息|删除)/ }).count()).toBe(0)
    await row.getByRole('link', { name: '写歌词: 茉莉花' }).click()
    await page.getByText('不能修改，移除演示内容时会一起移除').waitFor()
    expect(await words(page).getAttribute('readonly')).not.toBeNull()
    expect(await page.getByRole('button', { name: '保存' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '打点' }).isDisabled()).toBe(true)
  })

  it('merges the lyrics of two editors of one song without losing text', {
    tags: 'long',
  }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const first = await open('/music', context)
    await upload(first, {
      '合唱.mp3': await readFile(SOUND),
      '合唱.lrc': Buffer.from('一\n二\n三'),
    })
    await uploaded(first, '合唱.lrc').getByText('已传好').waitFor()
    const address = '写歌词: Gymnopédie No. 1'
    const row = first.getByRole('row').filter({ hasText: '合唱.mp3' })
    const link = row.getByRole('link', { name: address })
    const path = new URL((await link.getAttribute('href')) ?? '', stage.site.url)
    // Another browser, because browsers do not share their storage.
    const other = await open(
      path.pathname.replace('/admin', '') + path.search,
      await ownerBrowser(stage.browser, stage.site),
    )
    await link.click()
    await words(first).fill('一一\n二\n三')
    await words(other).fill('一\n二\n三三')
    await words(first).press('Control+s')
    await first.getByText('已保存').waitFor()
    await words(other).press('Control+s')
    await other.getByRole('button', { name: '合并' }).click()
    await expect.poll(() => words(other).inputValue()).toBe('一一\n二\n三三')
    await words(other).press('Control+s')
    await other.getByText('已保存').waitFor()
  })

  it('axe finds no violations', { tags: 'long' }, async () => {
    const context = await ownerBrowser(stage.browser, stage.site)
    const [song] = await found('molihua')
    const page = await open('/music', context)
    await page.getByRole('table', { name: '歌曲' }).getByText('茉莉花').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: '试听: 茉莉花' }).click()
    await page.getByRole('region', { name: /^正在试听/ }).waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto(`${stage.site.url}/admin/playlists`)
    await page.getByText('民谣').waitFor()
    expect(await findings(page)).toEqual([])
    await page.getByRole('link', { name: '挑歌和排序: 民谣' }).click()
    await page.getByText('茉莉花').waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto(`${stage.site.url}/admin/lyric?id=${song?.id}`)
    await words(page).waitFor()
    expect(await findings(page)).toEqual([])
  })

  it('makes a playlist of a dropped folder, without the notes in it', async () => {
    const page = await open('/music')
    const box = await page.getByRole('region', { name: '歌曲', exact: true }).boundingBox()
    if (!box) throw new Error('the list of songs is not shown')
    const folder = join(await scratch(), '山居')
    await mkdir(folder)
    const sound = await readFile(SOUND)
    for (const name of ['松间.mp3', '石上.mp3']) await writeFile(join(folder, name), sound)
    await writeFile(join(folder, 'notes.txt'), 'no song')
    const devtools = await page.context().newCDPSession(page)
    const place = { x: box.x + box.width / 2, y: box.y + 20 }
    const data = { items: [], files: [folder], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, ...place, data })
    }
    await uploaded(page, '石上.mp3').waitFor()
    const lists = async () => (await asVisitor<{ list: Named[] }>('/toplist/detail')).list
    await expect.poll(async () => (await lists()).map(({ name }) => name)).toContain('山居')
    const id = (await lists()).find(({ name }) => name === '山居')?.id
    const songs = async () =>
      (await asVisitor<{ songs: Named[] }>(`/playlist/track/all?id=${id}&limit=9&offset=0`)).songs
    await expect.poll(async () => (await songs()).length).toBe(2)
    const names = (await lists()).map(({ name }) => name)
    expect(names.indexOf('山居')).toBeLessThan(names.indexOf('夜曲'))
  })
})
