import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { openPage, visit } from './testing/browser.ts'
import { call, loginAsOwner } from './testing/site.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite({ DEMO: 'off' })

const STEAL = 'steal()'
const CONTENT = [
  `![<script>${STEAL}</script>](/art/headers/archives-light-wide.avif)`,
  '![what the <script> tag does](/art/headers/archives-light-wide.avif)',
  '![</script> and <style> and <!--](/art/headers/archives-light-wide.avif)',
  `\`<script>${STEAL}</script>\``,
].join('\n\n')

const addArticle = async (title: string, content: string) => {
  const token = await loginAsOwner(stage.site.url)
  const { result } = await call(`${stage.site.url}/api/article/add`, {
    token,
    body: {
      article: {
        ...{ article_title: title, article_description: '', article_cover: '' },
        ...{ category: { category_name: 'web' }, tagList: [{ tag_name: 'html' }] },
        ...{ is_top: 2, status: 1, type: 1, article_content: content },
      },
    },
  })
  return (result as { article: { id: number } }).article.id
}

const policyOf = async (id: number) => {
  const response = await fetch(`${stage.site.url}/article?id=${id}`)
  return {
    policy: response.headers.get('content-security-policy') ?? '',
    html: await response.text(),
  }
}

it('renders an article about scripts without running them, and keeps the scripts of the page', async () => {
  const plain = await policyOf(await addArticle('Plain', 'text'))
  const id = await addArticle('On scripts', CONTENT)
  const { policy, html } = await policyOf(id)
  expect(html).toContain(`<script>${STEAL}</script>`)
  expect(policy).not.toContain(createHash('sha256').update(STEAL).digest('base64'))
  const hashes = (text: string) => text.match(/'sha256-/g)?.length
  expect(hashes(policy)).toBe(hashes(plain.policy))
  expect(html).not.toContain('nonce=')

  const { page, complaints } = await openPage(stage.browser)
  await visit(page, `${stage.site.url}/article?id=${id}`)
  await page.getByRole('heading', { name: 'On scripts' }).waitFor()
  expect(complaints.filter((text) => /policy|hydrat/i.test(text))).toEqual([])
})
