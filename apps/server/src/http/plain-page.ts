import { type Language, PLAIN_PAGE_COLOURS } from '@lanting/contract'
import { escapeHtml } from './escape-html.ts'
import { contentSecurityPolicy } from './security.ts'

const { paper, sheet, line, ink, leaf, onLeaf } = PLAIN_PAGE_COLOURS
const colour = ([day, night]: readonly [string, string]) => `light-dark(${day},${night})`

const STYLE = [
  'html{color-scheme:light dark}',
  `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${colour(paper)};color:${colour(ink)};font:17px/1.8 "Songti SC","Noto Serif CJK SC",Georgia,serif}`,
  `main{box-sizing:border-box;width:min(30em,100% - 2em);margin:2em 1em;padding:2.2em 2em 2.4em;text-align:center;background:${colour(sheet)};border:1px solid ${colour(line)};border-radius:14px}`,
  'h1{margin:0;font-size:1.4em;letter-spacing:.1em}',
  'p{margin:1em 0}',
  'audio{width:100%}',
  `button{min-height:44px;padding:0 2em;font:inherit;font-weight:600;color:${colour(onLeaf)};background:${colour(leaf)};border:0;border-radius:10px;cursor:pointer}`,
  `a{color:${colour(leaf)}}`,
].join('')

export const PLAIN_PAGE_POLICY = contentSecurityPolicy({ styles: [STYLE] })

interface PlainPage {
  readonly language: Language
  /** Text. */
  readonly title: string
  /** HTML. */
  readonly inside: string
  /** The browser reloads the page after this time. */
  readonly refreshSeconds?: number
}

/** A page without scripts and without the built site, which is cheap to make. */
export const plainPage = ({ language, title, inside, refreshSeconds }: PlainPage): string =>
  [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`,
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${inside}</main></body></html>`,
  ].join('')
