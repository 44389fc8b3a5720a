import { describe, expect, it } from 'vitest'
import { takeNonce } from './inline-scripts.ts'

const NONCE = 'drawn-for-this-page'

describe('the inline scripts of a page', () => {
  it('are the scripts with the nonce, which is removed from the page', () => {
    const html = [
      `<meta property="csp-nonce" content="${NONCE}"/>`,
      `<meta name="a" content="b" nonce="${NONCE}"/>`,
      `<script nonce="${NONCE}">one()</script>`,
      `<script data-x="" nonce="${NONCE}">two()\n</script>`,
      `<script nonce="${NONCE}" src="/assets/a.js"></script>`,
    ].join('')
    expect(takeNonce(html, NONCE)).toEqual({
      scripts: ['one()', 'two()\n'],
      html: '<meta name="a" content="b"/><script>one()</script><script data-x="">two()\n</script><script src="/assets/a.js"></script>',
    })
  })

  it.each([
    '<img alt="what the <script> tag does" src="/a.png">',
    '<img alt="<script>steal()</script>" src="/a.png">',
    '<script>steal()</script>',
    '<script nonce="guessed">steal()</script>',
    '<img alt="<script nonce=&quot;guessed&quot;">',
  ])('exclude %s', (text) => {
    const html = `${text}<script nonce="${NONCE}">ours()</script>`
    expect(takeNonce(html, NONCE)).toEqual({
      scripts: ['ours()'],
      html: `${text}<script>ours()</script>`,
    })
  })

  it('exclude data for search engines', () => {
    const html = `<script type="application/ld+json" nonce="${NONCE}">{}</script>`
    expect(takeNonce(html, NONCE).scripts).toEqual([])
  })
})
