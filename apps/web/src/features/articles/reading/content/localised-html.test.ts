import { en } from '@lanting/copy/en'
import { zhCN } from '@lanting/copy/zh-CN'
import { expect, it } from 'vitest'
import { extrasOf, localisedHtml } from './localised-html.ts'

const HTML =
  '<h2 id="h-a">a<a class="heading-link" href="#h-a" aria-label="#"></a></h2>' +
  '<p class="md-editor-admonition-title" data-callout="tip">Tip</p>' +
  '<summary class="md-editor-code-head" data-lines="40"></summary>' +
  '<span class="embed-hint" data-host="Bilibili"></span>'

it.each([
  [zhCN, '本节的链接', '提示', '40 行', '按下后才从 Bilibili 加载'],
  [en, 'Link to this section', 'Tip', '40 lines', 'Loads from Bilibili when pressed'],
])('shows the words of a text in the language of the page', (copy, link, tip, lines, hint) => {
  const html = localisedHtml(HTML, copy.reading)
  expect(html).toContain(`aria-label="${link}"`)
  expect(html).toContain(`data-callout="tip">${tip}</p>`)
  expect(html).toContain(`data-lines="${lines}"`)
  expect(html).toContain(`data-host="Bilibili">${hint}</span>`)
})

it('names the scrolling boxes of tables, each by its number', () => {
  const html = '<div class="article-table" tabindex="0"><table></table></div>'.repeat(2)
  const names = [...localisedHtml(html, en.reading).matchAll(/role="region" aria-label="(.*?)"/g)]
  expect(names.map(([, name]) => name)).toEqual(['Table 1', 'Table 2'])
})

it('names the boxes of diagrams', () => {
  const html = '<pre class="md-editor-mermaid" data-diagram="mermaid">data-diagram="mermaid"</pre>'
  expect(localisedHtml(html, en.reading)).toBe(
    '<pre class="md-editor-mermaid" data-diagram="mermaid" data-label="Diagram">data-diagram="mermaid"</pre>',
  )
})

it('keeps everything else, also words that look like ours', () => {
  const html = '<p data-callout="constructor">Constructor</p> aria-label=&#x22;#&#x22;'
  expect(localisedHtml(html, en.reading)).toBe(html)
})

it('changes tags only, not a text that quotes them', () => {
  const html = '<p>Write aria-label="#", data-lines="3" or data-callout="tip">Tip here.</p>'
  expect(localisedHtml(html, zhCN.reading)).toBe(html)
})

it.each([
  ['<p>plain</p>', []],
  ['<p>a <mark>b</mark></p>', ['notes']],
  ['<dl><dt>a</dt></dl>', ['notes']],
  ['<section class="footnotes">', ['notes']],
  ['<div class="md-editor-admonition">', ['callouts']],
  ['<p class="embed embed-video">', ['embeds']],
  ['<div class="article-table" tabindex="0">', ['tables']],
  ['<pre class="md-editor-mermaid" data-diagram="mermaid">', ['diagrams']],
  ['<div class="gallery">', ['blocks']],
  ['<details class="fold">', ['blocks']],
  ['<details open><summary>a</summary></details>', ['blocks']],
  ['<img src="/a.png" alt="a" style="width:60%">', ['blocks']],
  ['<ul class="md-editor-codetab-label"></ul><abbr title="a">b</abbr>', ['notes', 'codeTabs']],
])('finds the elements that need more styles in %s', (html, extras) => {
  expect(extrasOf(html)).toEqual(extras)
})
