import { describe, expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

describe('an external link', () => {
  it.each([
    ['https://www.sqlite.org/', 'sqlite.org'],
    ['http://localhost:3000/a?b#c', 'localhost:3000'],
    ['HTTPS://GO.dev', 'go.dev'],
    ['https://例子.中国/', 'xn--fsqu00a.xn--fiqs8s'],
  ])('accepts %s', (text, host) => {
    expect(webAddress(text)).toMatchObject({ host, href: expect.stringMatching(/^https?:\/\//) })
  })

  it.each([
    '',
    'go.dev',
    '//go.dev',
    '/home',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://go.dev/1',
    'file:///etc/passwd',
    'https://',
  ])('rejects %j', (text) => {
    expect(webAddress(text)).toBeUndefined()
  })
})
