import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: { html: string; failureSummary: string }[]
}

interface AxeWindow {
  readonly axe: { run(within: string, options: object): Promise<{ violations: Finding[] }> }
}

/** What axe has to say about a page, or what is within an element; by the rules that are named, or by all. */
export const findings = async (page: Page, rules: readonly string[] = [], within = 'html') => {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    ({ runOnly, root }) =>
      (window as unknown as AxeWindow).axe.run(root, runOnly.length > 0 ? { runOnly } : {}),
    { runOnly: [...rules], root: within },
  )
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }))
}
