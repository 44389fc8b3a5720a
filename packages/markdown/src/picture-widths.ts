import type { MarkdownIt, Token } from './markdown-it.ts'

/** `{width=60%}`, `{width=320px}` or `{wide}` behind a picture. */
const WIDTH = /^\{(?:width=(\d{1,3})(%|px)?|(wide))\}/

export const PICTURE_WIDTH = /^width:\d{1,3}(?:%|px)$/

function setWidth(image: Token, text: Token): void {
  const [written, amount, unit = 'px', wide] = WIDTH.exec(text.content) ?? []
  if (written === undefined) return
  text.content = text.content.slice(written.length)
  if (wide) image.attrJoin('class', 'wide')
  else
    image.attrSet('style', `width:${unit === '%' ? Math.min(Number(amount), 100) : amount}${unit}`)
}

/** The width of a picture, as Pandoc writes it. */
export function pictureWidths(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'picture-widths', ({ tokens }) => {
    for (const { children } of tokens) {
      if (!children) continue
      for (let place = children.length - 1; place > 0; place -= 1) {
        const [image, text] = [children[place - 1], children[place]]
        if (image?.type !== 'image' || text?.type !== 'text') continue
        setWidth(image, text)
        // A picture alone in its paragraph becomes a figure.
        if (text.content === '') children.splice(place, 1)
      }
    }
  })
}
