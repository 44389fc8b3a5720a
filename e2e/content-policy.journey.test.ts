import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { publishArticle } from './testing/articles.ts'
import { openPage, visit } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const STEAL = 'steal()'
const CONTENT = [
  `![<script>${STEAL}</script>](/art/headers/archives-light-wide.avif)`,
  '![what the <script> tag does](/art/headers/archives-light-wide.avif)',
  '![</script> and <style> and <!--](/art/headers/archives-light-wide.avif)',
  `\`<script>${STEAL}</script>\``,
].join('\n\n')

const policyOf = async (path: string) => {
  const response = await fetch(stage.site.url + path)
  return {
    policy: response.headers.get('content-security-policy') ?? '',
    html: await response.text(),
  }
}

it('renders an article about scripts without running them, and keeps the scripts of the page', async () => {
  const { url } = stage.site
  const plain = await policyOf(await publishArticle(url, {}))
  const path = await publishArticle(url, { content: CONTENT })
  const { policy, html } = await policyOf(path)
  expect(html).toContain(`<script>${STEAL}</script>`)
  expect(policy).not.toContain(createHash('sha256').update(STEAL).digest('base64'))
  const hashes = (text: string) => text.match(/'sha256-/g)?.length
  expect(hashes(policy)).toBe(hashes(plain.policy))
  expect(html).not.toContain('nonce=')

  const { page, complaints } = await openPage(stage.browser)
  await visit(page, url + path)
  await page.locator('.article-text img').first().waitFor()
  expect(complaints.filter((text) => /policy|hydrat/i.test(text))).toEqual([])
})
