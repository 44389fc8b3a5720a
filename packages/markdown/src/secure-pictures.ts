import { secureAddress } from './addresses.ts'
import type { MarkdownIt } from './markdown-it.ts'

/** Pictures of addresses without https are asked for over https, in the page and in the editor. */
export function securePictures(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'secure-pictures', ({ tokens }) => {
    for (const image of tokens.flatMap(({ children }) => children ?? [])) {
      if (image.type === 'image') image.attrSet('src', secureAddress(image.attrGet('src') ?? ''))
    }
  })
}
