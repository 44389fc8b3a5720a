const PICTURES =
  /--wide-light:url\(&quot;([^&]*)&quot;\);--wide-dark:url\(&quot;([^&]*)&quot;\);--tall-light:url\(&quot;([^&]*)&quot;\);--tall-dark:url\(&quot;([^&]*)&quot;\)/

/**
 * The browser finds a background picture only after the style sheets. This script knows colour
 * scheme and width, and asks for the right picture at once.
 */
const SCRIPT = `{
const l = document.createElement('link')
const d = document.documentElement.dataset.colorScheme === 'dark'
const t = matchMedia('(max-width: 798px)').matches
l.rel = 'preload'
l.as = 'image'
l.fetchPriority = 'high'
l.href = document.querySelector('meta[name=banner]').content.split(' ')[t * 2 + d]
document.head.append(l)
}`

/** The tags that preload the banner of a rendered page, and their inline script. */
export const preloadBanner = (body: string) => {
  const [, ...pictures] = PICTURES.exec(body) ?? []
  if (pictures.length === 0) return { html: '', scripts: [] }
  const html = `<meta name="banner" content="${pictures.join(' ')}"><script>${SCRIPT}</script>`
  return { html, scripts: [SCRIPT] }
}
