import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { textField } from './testing/admin.ts'
import { findings } from './testing/axe.ts'
import { openPage, visit } from './testing/browser.ts'
import { photoFile } from './testing/photo-file.ts'
import { OWNER } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off', LANG: 'en_US.UTF-8' })

const SONG = fileURLToPath(
  new URL('../apps/server/assets/music/夜曲/02-gymnopedie.mp3', import.meta.url),
)

const signIn = async (page: Page) => {
  await page.goto(`${stage.site.url}/admin/`)
  await page.locator('.login :focus').waitFor()
  await page.keyboard.type(OWNER.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(OWNER.password)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'First steps' }).waitFor()
}

const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'First steps' }).getByRole('listitem').filter({ hasText: name })

const nameTheSite = async (page: Page) => {
  await step(page, 'Name and avatar').getByRole('link').click()
  await page.getByLabel('Site name').fill('Tea Notes')
  const avatar = page.getByRole('group', { name: 'Site avatar' })
  await avatar.locator('input[type=file]').setInputFiles([await photoFile('me.jpg', 60)])
  await avatar.getByRole('button', { name: 'Remove' }).waitFor({ timeout: 30_000 })
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('switch', { name: 'Show: Albums' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Settings saved').waitFor()
  await page.locator('.frame-brand').getByText('Tea Notes').waitFor()
  await expect.poll(() => page.title()).toBe('Settings - Tea Notes')
}

/** The button names what is missing outside of the publish settings. */
const publishWithoutTitle = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish settings' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  const said = dialog.getByText('Add a title')
  const isSeen = (text: Element) => {
    const { top, bottom, left } = text.getBoundingClientRect()
    return bottom > top && text.contains(document.elementFromPoint(left + 2, (top + bottom) / 2))
  }
  await expect.poll(() => said.evaluate(isSeen)).toBe(true)
  await page.keyboard.press('Escape')
}

const writeAnArticle = async (page: Page) => {
  await page.getByRole('link', { name: 'New article' }).first().click()
  await publishWithoutTitle(page)
  await page.getByLabel('Title', { exact: true }).fill('The first cup')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Water first, then leaves.')
  await textField(page).getByText('then leaves').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish settings' })
  const publish = dialog.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  // The missing field comes into view, each time.
  const category = dialog.getByLabel('Category')
  await expect.poll(() => category.evaluate((field) => field.matches(':focus'))).toBe(true)
  await category.fill('Tea')
  await publish.click()
  const tags = dialog.getByLabel('Tags')
  await expect.poll(() => tags.evaluate((field) => field.matches(':focus'))).toBe(true)
  await tags.fill('green')
  await tags.press('Enter')
  const cover = dialog.getByRole('group', { name: 'Cover' })
  await cover.locator('input[type=file]').setInputFiles([await photoFile('cup.jpg', 200)])
  await cover.getByRole('button', { name: 'Remove' }).waitFor({ timeout: 30_000 })
  expect(await findings(page)).toEqual([])
  await publish.click()
  await page.getByText('Published', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByText('1 total').first().waitFor()
}

/** The song that came without a picture gets its cover in its details. */
const giveCover = async (page: Page) => {
  const song = page.getByRole('row').filter({ hasText: 'Other.mp3' })
  const address = () => song.locator('img.cover').getAttribute('src')
  const before = await address()
  await song.getByRole('button', { name: /^Edit details/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit details' })
  await dialog.locator('input[type=file]').setInputFiles([await photoFile('mine.jpg', 30)])
  await dialog.getByText('mine.jpg').waitFor()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(address).not.toBe(before)
  await song.getByRole('button', { name: /^Edit details/ }).click()
  await dialog.getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'Library' })
  await library
    .getByRole('button', { name: /^Choose:/ })
    .first()
    .click()
  await library.waitFor({ state: 'detached' })
  const mine = await address()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(address).not.toBe(mine)
  expect(await address()).not.toBe(before)
  await song.getByRole('button', { name: /^Edit details/ }).click()
  await dialog.getByRole('button', { name: 'Remove cover' }).click()
  await dialog.getByText('Removed when you save', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(address).toBe(before)
}

const addAndRemoveSongs = async (page: Page) => {
  await page.getByRole('link', { name: 'Music', exact: true }).click()
  const buffer = await readFile(SONG)
  const song = (name: string) => ({ name, buffer, mimeType: 'audio/mpeg' })
  await page
    .getByLabel('Upload songs, lyrics, covers')
    .setInputFiles([song('One.mp3'), song('Other.mp3'), await photoFile('One.jpg', 90)])
  await page.getByRole('row').nth(2).waitFor({ timeout: 30_000 })
  await page.getByText('Uploaded', { exact: true }).nth(2).waitFor({ timeout: 30_000 })
  await giveCover(page)
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Deleted', { exact: true }).waitFor()
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' })
}

it('a new owner names the site, writes, adds songs, and takes away what is not wanted', async () => {
  const { page, complaints } = await openPage(stage.browser, { locale: 'en-US' })
  await signIn(page)
  expect(await step(page, 'Remove the demo').getAttribute('data-done')).toBe('true')
  await nameTheSite(page)
  await writeAnArticle(page)
  await addAndRemoveSongs(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  for (const done of ['Name and avatar', 'First article', 'Songs']) {
    await expect.poll(() => step(page, done).getAttribute('data-done')).toBe('true')
  }
  expect(await findings(page)).toEqual([])

  const { page: reader } = await openPage(stage.browser, { locale: 'en-US' })
  await visit(reader, `${stage.site.url}/home`)
  expect(await reader.title()).toBe('Home - Tea Notes')
  expect(await reader.locator('html').getAttribute('data-color-scheme')).toBe('dark')
  await reader.getByRole('link', { name: 'The first cup' }).first().waitFor()
  const menu = reader.getByRole('navigation', { name: 'Main navigation' })
  await menu.getByRole('link', { name: 'Talks' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Albums' }).count()).toBe(0)
  await reader.goto(`${stage.site.url}/admin`)
  await expect.poll(() => reader.locator('.login .seal').getAttribute('data-letters')).toBe('TN')
  expect(complaints).toEqual([])
})
