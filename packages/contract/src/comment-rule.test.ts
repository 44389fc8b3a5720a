import { expect, it } from 'vitest'
import { commentFate, commentRule } from './comment-rule.ts'
import { COMMENT_RULES } from './enumerations.ts'

it('takes the rule of the subject before that of the site', () => {
  const site = { comment_rule: 'all' } as const
  expect(commentRule(site, { comment_rule: 'default' })).toBe('all')
  expect(commentRule(site, { comment_rule: 'open' })).toBe('open')
  expect(commentRule({ comment_rule: 'open' }, { comment_rule: 'closed' })).toBe('closed')
})

it('decides what becomes of a comment', () => {
  const fates = (writer: Parameters<typeof commentFate>[1]) =>
    COMMENT_RULES.map((rule) => commentFate(rule, writer))
  const isAdministrator = false
  expect(fates({ isAdministrator, isKnown: false })).toEqual(['publish', 'hold', 'hold', 'refuse'])
  expect(fates({ isAdministrator, isKnown: true })).toEqual([
    'publish',
    'publish',
    'hold',
    'refuse',
  ])
  const published = ['publish', 'publish', 'publish', 'publish']
  expect(fates({ isAdministrator: true, isKnown: false })).toEqual(published)
})
