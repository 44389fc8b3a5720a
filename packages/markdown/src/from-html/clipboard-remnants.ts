import type { Element, ElementContent } from 'hast'
import { pictureAddress } from './pictures.ts'
import { attribute, classesOf, element, hasClass, isElement, raw, textIn } from './tree.ts'

const COMMENT_LIST = /mso-element:\s*comment-list/i

/** Contents, review comments and blank lines of Word, and data of other programs: no text of the author. */
export const isRemnant = (child: ElementContent): boolean => {
  if (child.type === 'comment') return true
  if (!isElement(child)) return false
  if (/^(?:o:p|xml|title|meta)$/.test(child.tagName)) return true
  if (hasClass(child, 'lark-record-clipboard', 'MsoCommentReference', 'msocomanchor')) return true
  if (classesOf(child).some((name) => /^MsoToc\d$/.test(name))) return true
  if (COMMENT_LIST.test(attribute(child, 'style'))) return true
  return isElement(child, 'p') && child.children.length > 0 && isSpaces(child)
}

const isSpaces = (node: Element): boolean =>
  node.children.every((child) =>
    isElement(child)
      ? isElement(child, 'span', 'o:p', 'b', 'i') && isSpaces(child)
      : child.type !== 'text' || child.value.trim() === '',
  ) && textIn(node) !== ''

const GOOGLE_LINK = /^https:\/\/www\.google\.com\/url\?/

/** Google leads links over itself, Notion leaves its host out. */
export const aimLink = (link: Element, isNotion: boolean): void => {
  const href = attribute(link, 'href')
  if (isNotion && /^\/[\w-]/.test(href)) link.properties.href = `https://www.notion.so${href}`
  if (!GOOGLE_LINK.test(href) || !URL.canParse(href)) return
  link.properties.href = new URL(href).searchParams.get('q') ?? href
}

/** A place of the document that was copied from: its name does not come along. Footnotes do. */
export const isOwnPlace = (link: Element): boolean => /^#_(?!ftn|edn)/.test(attribute(link, 'href'))

const YUQUE_PICTURE = /^(https:\/\/cdn\.nlark\.com\/yuque\/[^#]{1,300})#(.{1,8000})$/s

/** Yuque writes what it knows of a picture behind its address; for a formula, its source. */
export const readYuquePicture = (picture: Element): ElementContent => {
  const [written, address, facts] = YUQUE_PICTURE.exec(pictureAddress(picture)) ?? []
  if (written === undefined) return picture
  const known = new URLSearchParams(facts)
  const formula = known.get('card') === 'math' ? known.get('code')?.trim() : undefined
  if (formula) return raw(`$${formula.replaceAll(/\s+/g, ' ')}$`)
  return { ...picture, properties: { alt: picture.properties.alt, src: address } }
}

const HIGHLIGHT =
  /background(?:-color)?:\s*(?!transparent|inherit|initial|none|unset|white|#fff|rgb\(255,\s?255,\s?255)/i

/** Text that Word, Feishu or Yuque marks with a colour. Web pages have a ground everywhere. */
export const readHighlight = (span: Element, isFeishu: boolean): Element => {
  const style = attribute(span, 'style')
  const isOurs = isFeishu || hasClass(span, 'ne-text') || /mso-highlight:/i.test(style)
  return isOurs && HIGHLIGHT.test(style) ? element('mark', [span]) : span
}
