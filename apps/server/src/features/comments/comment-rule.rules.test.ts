import { expect, it } from 'vitest'
import { appliedRule } from './comment-rule.rules.ts'

it.each([
  ['default', 'open', 'open'],
  ['default', 'closed', 'closed'],
  ['open', 'closed', 'open'],
  ['held', 'open', 'held'],
  ['closed', 'open', 'closed'],
] as const)('an article with the rule %s on a site with %s has %s', (article, site, applied) =>
  expect(appliedRule(article, site)).toBe(applied),
)
