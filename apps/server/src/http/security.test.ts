import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security.ts'

const sourcesOf = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

it('a page is framed by this site only, has no plugins, and sends its forms nowhere else', () => {
  const policy = sourcesOf(contentSecurityPolicy({ codeSources: ['https://code.example'] }))
  expect(policy.get('frame-ancestors')).toEqual([`'self'`])
  expect(policy.get('form-action')).toEqual([`'self'`])
  expect(policy.get('base-uri')).toEqual([`'self'`])
  expect(policy.get('object-src')).toEqual([`'none'`])
})

it('a page runs its own scripts and those it is known to contain, no others', () => {
  const scripts = (inline: readonly string[]) =>
    sourcesOf(contentSecurityPolicy({ scripts: inline })).get('script-src')
  expect(scripts([])).toEqual([`'self'`])
  expect(scripts(['a'])).toEqual([`'self'`, expect.stringMatching(/^'sha256-/)])
})
