import { expect, it } from 'vitest'
import { headHtml, scriptJson } from './head-html.ts'

it('escapes titles and attributes', () => {
  const html = headHtml({
    title: 'a < b & </title><script>',
    meta: [{ name: 'description', content: '"quoted" <b>' }],
    links: [{ rel: 'canonical', href: '/a?b=1&c=2' }],
  })
  expect(html).toBe(
    '<title>a &lt; b &amp; &lt;/title>&lt;script></title>' +
      '<meta name="description" content="&quot;quoted&quot; &lt;b>">' +
      '<link rel="canonical" href="/a?b=1&amp;c=2">',
  )
})

it('leaves out attributes without a value', () => {
  expect(headHtml({ title: '', meta: [{ name: 'a', property: undefined }] })).toBe(
    '<title></title><meta name="a">',
  )
})

it('writes data that cannot end their script', () => {
  const thing = { text: '</script><script>alert(1)</script><!--' }
  const json = scriptJson(thing)
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(thing)
})
