import type { MarkdownIt, Token } from './markdown-it.ts'

/** Ends a sentence or a clause; a bracket only if none was opened in the address. */
const END = /[。，、；：！？》」』】”’…]|^[^（]*(）)/

/** Chinese has no space behind an address: what ends the sentence is no part of it. */
function cut(open: Token, text: Token): string {
  const found = END.exec(text.content)
  if (!found) return ''
  const place = found.index + found[0].length - 1
  const address = open.attrGet('href') ?? ''
  const end = address.indexOf(encodeURIComponent(text.content.charAt(place)))
  if (place === 0 || end < 0) return ''
  open.attrSet('href', address.slice(0, end))
  const rest = text.content.slice(place)
  text.content = text.content.slice(0, place)
  return rest
}

/** Ends the links that are made of plain addresses before Chinese punctuation. */
export function hanLinks(md: MarkdownIt): void {
  md.core.ruler.after('linkify', 'han-links', (state) => {
    for (const { children } of state.tokens) {
      for (let place = (children?.length ?? 0) - 3; place >= 0; place -= 1) {
        const [open, text, close] = children?.slice(place, place + 3) ?? []
        if (open?.markup !== 'linkify' || open.nesting !== 1 || !text || !close) continue
        const rest = new state.Token('text', '', 0)
        rest.content = cut(open, text)
        rest.level = open.level
        if (rest.content !== '') children?.splice(place + 3, 0, rest)
      }
    }
  })
}
