import { describe, expect, it } from 'vitest'
import { writeReferences } from './references.ts'
import { withoutWikiLinks } from './wiki-links.ts'

const known = new Map([
  ['Green tea', '/Green tea'],
  ['cups/Glass', '/cups/Glass'],
])
const written = (text: string) =>
  writeReferences(withoutWikiLinks(text), (name) => known.get(name)?.replaceAll(' ', '%20'))

describe('a link of Obsidian', () => {
  it.each([
    ['[[Green tea]]', '[Green tea](/Green%20tea)'],
    ['[[Green tea|a tea]]', '[a tea](/Green%20tea)'],
    ['[[Green tea.md#Water (hot)]]', '[Green tea.md > Water (hot)](/Green%20tea#Water%20(hot))'],
    ['![[cups/Glass]]', '[cups/Glass](/cups/Glass)'],
    ['| [[cups/Glass\\|glass]] |', '| [glass](/cups/Glass) |'],
    ['[[#Hot water]]', '[Hot water](#Hot%20water)'],
    ['![[a cup.png]]', '![](<a cup.png>)'],
    ['![[cup.png|300]]', '![](cup.png)'],
    ['![[cup.png|A cup]]', '![A cup](cup.png)'],
    ['![[tea.pdf]]', '[tea.pdf](tea.pdf)'],
    ['`[[Green tea]]`', '`[[Green tea]]`'],
    ['as in [[1]], [[2]](#two)', 'as in [[1]], [[2]](#two)'],
    ['if [[ -f tea ]]', 'if [[ -f tea ]]'],
  ])('%j becomes %j', (text, expected) => {
    expect(written(text)).toEqual({ text: expected, broken: [] })
  })

  it('to an unknown note stays, and is named', () => {
    expect(written('[[Black tea|tea]]')).toEqual({
      text: '[[Black tea|tea]]',
      broken: ['Black tea'],
    })
  })
})
