/**
 * Tags of other programs, found by their ends: a text is cut at every end, and the tag begins at the
 * last opening before it. Every character is looked at once, however many openings have no end.
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

/** `{% asset_img file words %}` of Hexo. */
const assetImage = (inside: string) => {
  const [name, file, ...words] = inside.trim().split(/\s+/)
  return name === 'asset_img' && file ? `![${words.join(' ')}](${file})` : undefined
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

/** Tags that stand for a picture, written as Markdown, and without the mark where a preview ends. */
export const plainMarkdown = (content: string): string => {
  const pictured = replaceTags(
    content.replaceAll(/<!--\s*more\s*-->\n?/g, ''),
    { open: '{%', close: '%}' },
    assetImage,
  )
  const bracketed = replaceTags(pictured, { open: '{{<', close: '>}}' }, figure)
  return replaceTags(bracketed, { open: '{{%', close: '%}}' }, figure)
}

/** The words of the first heading of the first level. */
export const firstHeading = (content: string): string => {
  for (const line of content.split('\n')) {
    if (!/^#\s/.test(line)) continue
    const words = line.slice(1).trim()
    const end = words.search(/\s#+$/)
    const shown = /^#+$/.test(words) ? '' : end < 0 ? words : words.slice(0, end).trim()
    if (shown) return shown
  }
  return ''
}
