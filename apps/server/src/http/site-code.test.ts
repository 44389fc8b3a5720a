import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './security.ts'
import { withSiteCode } from './site-code.ts'

const HTML = '<html><head><title>a</title></head><body><p>b</p></body></html>'
const NONE = { head_code: '', foot_code: '', code_sources: [] }

it('changes nothing without code, and grants nothing', () => {
  const page = withSiteCode(HTML, { ...NONE, code_sources: ['https://a.test'] })
  expect(page).toEqual({ html: HTML, scripts: [], styles: [], codeSources: [] })
})

it('stands at the end of head and body', () => {
  const { html } = withSiteCode(HTML, {
    ...NONE,
    head_code: '<meta name="x">',
    foot_code: '<i></i>',
  })
  expect(html).toBe(
    '<html><head><title>a</title><meta name="x"></head><body><p>b</p><i></i></body></html>',
  )
})

it('is allowed exactly: its inline scripts and styles by hash, its origins by name', () => {
  const { scripts, styles, codeSources } = withSiteCode(HTML, {
    head_code: `<script async src="https://a.test/x.js" data-a=">"></script><style>p{}</style>`,
    foot_code: `<script data-b='</i>'>run("<b>")\n</script>`,
    code_sources: ['https://a.test'],
  })
  expect({ scripts, styles }).toEqual({ scripts: ['run("<b>")\n'], styles: ['p{}'] })
  const policy = contentSecurityPolicy({ scripts, styles, codeSources }).split('; ')
  for (const kind of ['connect-src', 'frame-src', 'font-src']) {
    const allowed = policy.find((part) => part.startsWith(kind))
    expect(`${allowed} `).toContain(`${kind} 'self' https://a.test `)
  }
  expect(policy.find((part) => part.startsWith('script-src'))).toMatch(
    /^script-src 'self' https:\/\/a\.test 'sha256-[\w+/=]{44}'$/,
  )
  expect(policy.join()).not.toContain("script-src 'self' 'unsafe-inline'")
})

it.each([
  ['<script>let a', '<script>let a</script>', ['let a']],
  ['<!-- a', '<!-- a-->', []],
  ['</head><body><b>a', '<b>a</b>', []],
  ['<style>a{}', '<style>a{}</style>', []],
])('ends before the page does: %s', (head_code, closed, scripts) => {
  const made = withSiteCode(HTML, { ...NONE, head_code })
  expect(made.html).toContain(`${closed}</head>`)
  expect(made.scripts).toEqual(scripts)
})
