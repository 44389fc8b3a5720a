/**
 * Replaces tags of other programs. Splits the text at every closing mark; the tag starts at the last
 * opening mark before it. Each character is read once, also with many unclosed openings.
 */
const replaceTags = (
  text: string,
  { open, close }: { readonly open: string; readonly close: string },
  change: (inside: string) => string | undefined,
): string => {
  const parts = text.split(close)
  const last = parts.pop() ?? ''
  const changed = parts.map((part) => {
    const at = part.lastIndexOf(open)
    const made = at < 0 ? undefined : change(part.slice(at + open.length))
    return made === undefined ? `${part}${close}` : `${part.slice(0, at)}${made}`
  })
  return [...changed, last].join('')
}

/** `{% asset_img file text %}` of Hexo. */
const assetImage = (inside: string) => {
  const [name, file, ...text] = inside.trim().split(/\s+/)
  return name === 'asset_img' && file ? `![${text.join(' ')}](${file})` : undefined
}

const SOURCE = ' src="'

/** `{{< figure src="file" >}}` of Hugo. */
const figure = (inside: string) => {
  const tag = inside.trim().replaceAll(/\s/g, ' ')
  const at = tag.startsWith('figure ') ? tag.indexOf(SOURCE) : -1
  if (at < 0) return undefined
  const [file = ''] = tag.slice(at + SOURCE.length).split('"', 1)
  return file ? `![](${file})` : undefined
}

/** Converts picture tags to Markdown and removes the `more` mark. */
export const plainMarkdown = (content: string): string => {
  const pictured = replaceTags(
    content.replaceAll(/<!--\s*more\s*-->\n?/g, ''),
    { open: '{%', close: '%}' },
    assetImage,
  )
  const bracketed = replaceTags(pictured, { open: '{{<', close: '>}}' }, figure)
  return replaceTags(bracketed, { open: '{{%', close: '%}}' }, figure)
}

/** Returns the text of the first heading of level one. */
export const firstHeading = (content: string): string => {
  for (const line of content.split('\n')) {
    if (!/^#\s/.test(line)) continue
    const heading = line.slice(1).trim()
    const end = heading.search(/\s#+$/)
    const shown = /^#+$/.test(heading) ? '' : end < 0 ? heading : heading.slice(0, end).trim()
    if (shown) return shown
  }
  return ''
}
