import container from 'markdown-it-container'
import type { MarkdownIt } from './markdown-it.ts'

const DETAILS = 'details'

/** Returns the words behind the name; undefined for another name. */
function titleOf(info: string): string | undefined {
  const [name, ...words] = info.trim().split(/\s/)
  return name === DETAILS ? words.join(' ').trim() : undefined
}

/** `::: details Title` folds what follows, `::: gallery` puts pictures side by side. */
export function containers(md: MarkdownIt): void {
  container(md, DETAILS, {
    validate: (words) => titleOf(words) !== undefined,
    render: (tokens, place) => {
      const token = tokens[place]
      if (token?.nesting !== 1) return '</details>\n'
      const title = titleOf(token.info) ?? ''
      // Without a title the browser names it, in its own language.
      const summary = title === '' ? '' : `<summary>${md.renderInline(title)}</summary>`
      return `<details class="fold">${summary}\n`
    },
  })
  container(md, 'gallery', {
    render: (tokens, place) =>
      tokens[place]?.nesting === 1 ? '<div class="gallery">\n' : '</div>\n',
  })
}
