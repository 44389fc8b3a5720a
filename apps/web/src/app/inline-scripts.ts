const DATA = 'type="application/ld+json"'
const OPENING = '<script'
const CLOSING = '</script>'

/**
 * Returns the inline script whose tag contains the position; undefined for other tags and for data.
 */
const scriptAround = (html: string, place: number): string | undefined => {
  const begin = html.lastIndexOf('<', place)
  const end = html.indexOf('>', place)
  const tag = html.slice(begin, end)
  if (!tag.startsWith(OPENING) || tag.includes(DATA)) return undefined
  return html.slice(end + 1, html.indexOf(CLOSING, end)) || undefined
}

/**
 * Returns the inline scripts of a page. They carry a nonce of this render, so that no text in an
 * article can pass for a script. The nonce is removed, because the page is cached for many readers.
 */
export const takeNonce = (html: string, nonce: string): { html: string; scripts: string[] } => {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  for (let place = html.indexOf(mark); place >= 0; place = html.indexOf(mark, place + 1)) {
    const script = scriptAround(html, place)
    if (script !== undefined) scripts.add(script)
  }
  return {
    html: html.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '').replaceAll(mark, ''),
    scripts: [...scripts],
  }
}
