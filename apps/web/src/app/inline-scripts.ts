const DATA = /\stype="application\/ld\+json"/

/**
 * Takes the page's own inline scripts out of its HTML: they carry a nonce that was drawn for this
 * one rendering, so that no text in an article can pass for a script of ours. The nonce itself is
 * removed, because a page is kept and given to many readers.
 */
export const takeNonce = (html: string, nonce: string): { html: string; scripts: string[] } => {
  const ours = new RegExp(`<script(?=[^>]*\\snonce="${nonce}")([^>]*)>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...html.matchAll(ours)]
    .filter(([, attributes = '', text]) => text && !DATA.test(attributes))
    .map(([, , text = '']) => text)
  return {
    html: html
      .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
      .replaceAll(` nonce="${nonce}"`, ''),
    scripts: [...new Set(scripts)],
  }
}
