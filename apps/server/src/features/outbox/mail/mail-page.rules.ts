import { initialsOf, PLAIN_PAGE_COLOURS } from '@lanting/contract'
import { escapeHtml } from '../../../http/escape-html.ts'

const { paper, sheet, line, ink, quiet, leaf, onLeaf, seal, onSeal } = PLAIN_PAGE_COLOURS
const SERIF = "Georgia,'Times New Roman','Songti SC','Noto Serif CJK SC',serif"

/** Mail clients ignore style sheets, or parts of them: what matters is written on the elements. */
const STYLES = {
  body: `margin:0;padding:0;background:${paper[0]};color:${ink[0]};font:16px/1.7 ${SERIF}`,
  outside: 'padding:32px 12px',
  sheet: `width:100%;max-width:560px;table-layout:fixed;overflow-wrap:break-word;background:${sheet[0]};border:1px solid ${line[0]};border-radius:12px`,
  head: 'padding:28px 32px 4px',
  seal: `display:inline-block;padding:5px 7px;background:${seal[0]};color:${onSeal[0]};border-radius:4px;font:700 15px/1.2 ${SERIF}`,
  name: `padding-left:10px;color:${ink[0]};font:700 20px/1.4 ${SERIF}`,
  content: 'padding:8px 32px 28px',
  item: `padding:12px 0;border-top:1px solid ${line[0]}`,
  link: `color:${leaf[0]};text-decoration:none`,
  button: `display:inline-block;padding:12px 28px;background:${leaf[0]};color:${onLeaf[0]};border-radius:10px;font-weight:700;text-decoration:none`,
  foot: `padding:16px 12px 0;color:${quiet[0]};font-size:13px;text-align:center`,
  footLink: `color:${quiet[0]}`,
} as const

/** The night of clients that know of it. */
const NIGHT = [
  `body,.outside{background:${paper[1]}!important;color:${ink[1]}!important}`,
  `.sheet{background:${sheet[1]}!important;border-color:${line[1]}!important}`,
  `.item{border-color:${line[1]}!important}`,
  `.name{color:${ink[1]}!important}`,
  `.seal{background:${seal[1]}!important;color:${onSeal[1]}!important}`,
  `.link{color:${leaf[1]}!important}`,
  `.button{background:${leaf[1]}!important;color:${onLeaf[1]}!important}`,
  `.foot,.foot-link{color:${quiet[1]}!important}`,
].join('')

type Look = keyof typeof STYLES
const CLASSES: Partial<Record<Look, string>> = { footLink: 'foot-link' }
const look = (name: Look) => `class="${CLASSES[name] ?? name}" style="${STYLES[name]}"`

export const paragraph = (html: string): string => `<p style="margin:12px 0">${html}</p>`

export const link = (url: string, text: string, name: 'link' | 'button' | 'footLink' = 'link') =>
  `<a ${look(name)} href="${escapeHtml(url)}">${escapeHtml(text)}</a>`

/** A list whose items are HTML. */
export const list = (items: readonly string[]): string =>
  items.map((item) => `<div ${look('item')}>${item}</div>`).join('')

interface MailPage {
  readonly language: string
  readonly blogName: string
  /** HTML. */
  readonly content: string
  /** HTML below the sheet. */
  readonly foot?: string
}

/** A mail in the look of the site: a sheet of paper with its seal and its name. */
export const mailPage = ({ language, blogName, content, foot = '' }: MailPage): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<style>@media (prefers-color-scheme:dark){${NIGHT}}</style></head>`,
    `<body style="${STYLES.body}">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" ${look('outside')}>`,
    `<table role="presentation" cellspacing="0" cellpadding="0" ${look('sheet')}>`,
    `<tr><td ${look('head')}><span ${look('seal')}>${escapeHtml(initialsOf(blogName))}</span>`,
    `<span ${look('name')}>${escapeHtml(blogName)}</span></td></tr>`,
    `<tr><td ${look('content')}>${content}</td></tr></table>`,
    foot && `<div ${look('foot')}>${foot}</div>`,
    '</td></tr></table></body></html>',
  ].join('')
