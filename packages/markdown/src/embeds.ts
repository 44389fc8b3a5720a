import { type Embed, embedOf } from './embed-addresses.ts'
import type { MarkdownIt, Token } from './markdown-it.ts'

/** Returns the embeds of a paragraph whose lines are all addresses. */
function embedsOf(
  paragraph: Token | undefined,
  text: Token | undefined,
  siteUrl: string,
): Embed[] | undefined {
  if (paragraph?.type !== 'paragraph_open' || paragraph.hidden) return undefined
  if (text?.type !== 'inline') return undefined
  const found: Embed[] = []
  for (const line of text.content.split('\n')) {
    const embed = embedOf(line, siteUrl)
    if (!embed) return undefined
    found.push(embed)
  }
  return found
}

const span = (name: string, text: string) => `<span class="embed-${name}">${text}</span>`

/** The words of a card until somebody presses it. A link where it cannot be pressed. */
function cardHtml(embed: Embed, escapeHtml: (text: string) => string): string {
  const { shape, href, name, detail, source } = embed
  const address = escapeHtml(detail ?? href.replace(/^https?:\/\/(?:www\.)?/, ''))
  const host = escapeHtml(name ?? '')
  const words = [
    ...(name ? [span('name', host)] : []),
    span('address', address),
    ...(source ? [`<span class="embed-hint" data-host="${host}"></span>`] : []),
  ]
  const press = source ? ` data-source="${escapeHtml(source)}"` : ''
  const save = shape === 'file' ? ` download="${host}"` : ''
  return `<p class="embed embed-${shape}"><a href="${escapeHtml(href)}" class="embed-card"${press}${save}>${words.join(' ')}</a></p>\n`
}

let renderedSite = ''

/** Renders with the addresses of a site as its own. The parser is made once, before they are known. */
export function renderForSite<T>(siteUrl: string, render: () => T): T {
  renderedSite = siteUrl
  try {
    return render()
  } finally {
    renderedSite = ''
  }
}

/** An address alone on its line becomes a card. Nothing is loaded for it before a press. */
export function embeds(md: MarkdownIt, siteUrl: () => string = () => renderedSite): void {
  md.core.ruler.after('block', 'embeds', (state) => {
    for (let place = 0; place < state.tokens.length; place += 1) {
      const found = embedsOf(state.tokens[place], state.tokens[place + 1], siteUrl())
      if (!found) continue
      const cards = found.map((embed) => {
        const token = new state.Token('embed', '', 0)
        token.block = true
        token.map = state.tokens[place]?.map ?? null
        token.meta = embed
        return token
      })
      state.tokens.splice(place, 3, ...cards)
    }
  })
  md.renderer.rules.embed = (tokens, place) => cardHtml(tokens[place]?.meta, md.utils.escapeHtml)
}
