import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { openPage, PHONE } from './testing/browser.ts'
import { useSite } from './testing/use-site.ts'

const stage = useSite()

const KB = 1_000
const BUDGET = { script: 150 * KB, style: 25 * KB, requests: 15 }

it('the first view of /home stays within its budget', async () => {
  const { page } = await openPage(stage.browser, { viewport: PHONE })
  const bytes = { script: 0, stylesheet: 0 }
  let requests = 0
  const measured: Promise<void>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'image') return
    requests += 1
    if (kind !== 'script' && kind !== 'stylesheet') return
    measured.push(
      response.body().then((body) => {
        bytes[kind] += gzipSync(body, { level: 9 }).length
      }),
    )
  })
  await page.goto(`${stage.site.url}/home`, { waitUntil: 'networkidle' })
  await Promise.all(measured)
  console.log('first view of /home:', { ...bytes, requests })
  expect(bytes.script).toBeLessThanOrEqual(BUDGET.script)
  expect(bytes.stylesheet).toBeLessThanOrEqual(BUDGET.style)
  expect(requests).toBeLessThanOrEqual(BUDGET.requests)
})
