import { expect, it } from 'vitest'
import { withoutOurs } from './text-themes.ts'

it('leaves the default theme, code and callouts to the site, and the other themes as they are', () => {
  const css = `.md-editor-preview h1{margin:0}.md-editor-preview .md-editor-code pre{a:b}
div.default-theme p{c:d}div.github-theme p{e:f}@media print{.default-theme a{g:h}div.github-theme a{i:j}}`
  expect(withoutOurs(css)).toBe(
    `.md-editor-preview:where(:not(.default-theme)) h1{margin:0}div.github-theme p{e:f}@media print{div.github-theme a{i:j}}`,
  )
})
