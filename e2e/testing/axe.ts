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

/** Reports only violations, and does not fetch the style sheets again. */
const OPTIONS = { resultTypes: ['violations'], preload: false }

const run = async (page: Page, within: string, rules: readonly string[] = []) => {
  const { violations } = await page.evaluate(
    ({ root, options }) => (window as unknown as AxeWindow).axe.run(root, options),
    { root: within, options: rules.length > 0 ? { ...OPTIONS, runOnly: [...rules] } : OPTIONS },
  )
  return violations.map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ html, failureSummary }) => `${html}: ${failureSummary}`),
  }))
}

/**
 * Toggles the colour scheme as the switch in the header does, and waits for the colour transitions.
 */
export const flipScheme = (page: Page) =>
  page.evaluate(async () => {
    const { dataset } = document.documentElement
    dataset.colorScheme = dataset.colorScheme === 'dark' ? 'light' : 'dark'
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changing.map(({ finished }) => finished))
  })

/**
 * Returns the findings of axe for a page or an element. In the other colour scheme only colours are
 * checked.
 */
export const findings = async (page: Page, within = 'html') => {
  await page.evaluate(axe)
  const found = await run(page, within)
  await flipScheme(page)
  const flipped = await run(page, within, ['color-contrast'])
  await flipScheme(page)
  return [...found, ...flipped]
}
