import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: { html: string; failureSummary: string }[]
}

interface AxeWindow {
  readonly axe: { run(options: object): Promise<{ violations: Finding[] }> }
}

/** What axe has to say about a page; about the rules that are named, or about all. */
export const findings = async (page: Page, rules: readonly string[] = []) => {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    (runOnly) => (window as unknown as AxeWindow).axe.run(runOnly.length > 0 ? { runOnly } : {}),
    [...rules],
  )
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }))
}
