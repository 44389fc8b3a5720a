import { escapeHtml } from '../../../../http/escape-html.ts'

/** A picture of the media library. */
export interface Attachment {
  readonly url: string
  readonly alt: string
  readonly caption: string
}

type Attachments = ReadonlyMap<string, Attachment>

interface Translated {
  readonly html: string
  /** The names of shortcodes without a translation. */
  readonly left: readonly string[]
}

const LANGUAGES =
  /^(?:bash|c|cpp|csharp|css|go|html|java|javascript|js|json|objc|perl|php|powershell|python|ruby|rust|sql|typescript|xml|yaml)$/

const CODE =
  /\[(code|sourcecode|php|python|js|javascript|css|html|xml|sql|bash|java|ruby|cpp|csharp)\b([^\]]{0,1000})\]([\s\S]{0,100000}?)\[\/\1\]/gi
const CAPTION = /\[(?:wp_)?caption\b([^\]]{0,2000})\]([\s\S]{0,5000}?)\[\/(?:wp_)?caption\]/gi
const EMBED = /\[embed\b[^\]]{0,200}\]\s{0,10}([^\s[<]{1,2000})\s{0,10}\[\/embed\]/gi
const PLAYER =
  /\[(?:video|audio|youtube|vimeo|dailymotion|soundcloud)\b([^\]]{0,2000})\](?:\s{0,10}\[\/(?:video|audio)\])?/gi
const GALLERY = /\[gallery\b([^\]]{0,5000})\]/gi
const OTHER = /\[\/?([a-z][\w-]{0,50})(?:\s{1,5}[\w-]{1,50}=[^\]]{0,1000})?\]/gi

const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [
      ...text.matchAll(
        /([\w-]{1,50})\s{0,5}=\s{0,5}(?:"([^"]{0,2000})"|'([^']{0,2000})'|(\S{1,2000}))/g,
      ),
    ].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  )

const unescaped = (code: string) =>
  code
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

/** Code from the visual editor is escaped, code from the text editor is not. */
const codeBlock = (name: string, attributes: string, code: string) => {
  const written = attributesIn(attributes)
  const named =
    written.get('lang') ??
    written.get('language') ??
    (LANGUAGES.test(name) && name !== 'code' ? name : '')
  const plain = code.includes('<') ? code : unescaped(code)
  const classes = named ? ` class="language-${escapeHtml(named)}"` : ''
  return `<pre><code${classes}>${escapeHtml(plain.replace(/^\r?\n/, '').trimEnd())}</code></pre>`
}

/** The picture stands before the words, unless they are an attribute. */
const caption = (attributes: string, inside: string) => {
  const named = attributesIn(attributes).get('caption')
  const [picture = ''] =
    /<a\b[^>]{0,2000}>\s{0,10}<img\b[^>]{0,2000}>\s{0,10}<\/a>|<img\b[^>]{0,2000}>/i.exec(inside) ??
    []
  const words = named ?? inside.replace(picture, '').trim()
  return `<figure>${picture}<figcaption>${words}</figcaption></figure>`
}

const picture = ({ url, alt, caption: words }: Attachment) => {
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`
  return `<figure>${image}${words ? `<figcaption>${escapeHtml(words)}</figcaption>` : ''}</figure>`
}

const FILES = ['src', 'mp4', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'url', 'id']

const player = (attributes: string) => {
  const named = attributesIn(attributes)
  const bare = /^[\s=]*(https?:\/\/\S+)/.exec(attributes)?.[1]
  const address = bare ?? FILES.map((name) => named.get(name)).find((value) => value?.includes('/'))
  return address
    ? `\n\n<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>\n\n`
    : undefined
}

/** Translates the shortcodes of WordPress itself to HTML. */
export const translateShortcodes = (
  text: string,
  attachments: Attachments,
  own: Attachments,
): Translated => {
  const gallery = (attributes: string) => {
    const written = attributesIn(attributes)
    const chosen = (written.get('ids') ?? written.get('include'))
      ?.split(',')
      .map((id) => attachments.get(id.trim()))
    // Without ids a gallery shows the pictures that were uploaded to the post.
    const shown = (chosen ?? [...own.values()]).filter((found) => found !== undefined)
    return `\n\n${shown.map(picture).join('\n')}\n\n`
  }
  const html = text
    .replaceAll(CODE, (_, name: string, attributes: string, code: string) =>
      codeBlock(name.toLowerCase(), attributes, code),
    )
    .replaceAll(
      CAPTION,
      (_, attributes: string, inside: string) => `\n\n${caption(attributes, inside)}\n\n`,
    )
    .replaceAll(EMBED, (_, address: string) => `\n\n${address}\n\n`)
    .replaceAll(GALLERY, (_, attributes: string) => gallery(attributes))
    .replaceAll(PLAYER, (whole, attributes: string) => player(attributes) ?? whole)
  const outsideOfCode = html.replaceAll(/<(pre|code)\b[\s\S]{0,100000}?<\/\1>/gi, '')
  const left = [...outsideOfCode.matchAll(OTHER)]
    .filter(([whole]) => whole.includes('=') || whole.startsWith('[/'))
    .map(([, name = '']) => name)
  return { html, left: [...new Set(left)] }
}
