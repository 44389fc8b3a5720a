import type { Element, ElementContent } from 'hast'
import { attribute, element, elementsIn, hasClass, isElement, lineIn, text } from './tree.ts'

/** Where plugins that load pictures late keep the address. */
const LAZY = [
  'dataSrc',
  'dataLazySrc',
  'dataOriginal',
  'dataOriginalSrc',
  'dataLazyload',
  'dataUrl',
]
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)(?:[?#].*)?$/i

const firstOfSet = (set: string) => set.trim().split(/[\s,]+/)[0] ?? ''

export const pictureAddress = (image: Element): string => {
  const lazy = LAZY.map((name) => attribute(image, name)).find(Boolean)
  const source = attribute(image, 'src')
  const isPlaceholder = source === '' || source.startsWith('data:')
  const sets = [attribute(image, 'dataSrcset'), attribute(image, 'srcSet')]
  const address = lazy || (isPlaceholder && firstOfSet(sets.find(Boolean) ?? '')) || source
  return address.startsWith('//') ? `https:${address}` : address
}

/** A picture with its real address. Pictures of emoji are text. */
export const readPicture = (image: Element): ElementContent[] | undefined => {
  const alt = attribute(image, 'alt')
  if (hasClass(image, 'emoji', 'wp-smiley') && alt) return [text(alt)]
  const src = pictureAddress(image)
  if (src === '' || src.startsWith('data:')) return undefined
  const title = attribute(image, 'title')
  return [element('img', [], title ? { src, alt, title } : { src, alt })]
}

/** A link that only enlarges its picture. The page enlarges pictures itself. */
export const readPictureLink = (link: Element): ElementContent[] | undefined => {
  const href = attribute(link, 'href')
  const [image, ...others] = elementsIn(link).filter(({ tagName }) => tagName === 'img')
  if (!image || others.length > 0 || lineIn(link) !== '' || !PICTURE_FILE.test(href))
    return undefined
  const { alt, title } = image.properties
  return [element('img', [], { src: href, alt, title })]
}

const addressesIn = (node: Element) =>
  elementsIn(node)
    .filter(({ tagName }) => tagName === 'img')
    .map(pictureAddress)

/** Removes `noscript` beside a picture that is loaded late: it shows the same picture. */
export const withoutCopies = (children: ElementContent[]): ElementContent[] => {
  const shown = new Set(
    children.flatMap((child) => {
      if (!isElement(child) || child.tagName === 'noscript') return []
      return child.tagName === 'img' ? [pictureAddress(child)] : addressesIn(child)
    }),
  )
  return children.filter(
    (child) =>
      !isElement(child, 'noscript') || !addressesIn(child).some((address) => shown.has(address)),
  )
}

const isCaption = (node: ElementContent): node is Element =>
  isElement(node, 'figcaption') || (isElement(node) && hasClass(node, 'wp-caption-text'))

export const isFigure = (node: Element): boolean =>
  node.tagName === 'figure' || hasClass(node, 'wp-caption')

const isPlain = (caption: Element) =>
  elementsIn(caption).every(({ tagName }) => ['span', 'br', 'p'].includes(tagName))

/** A caption is the title of its only picture, or a paragraph below. */
export const readFigure = (figure: Element): ElementContent[] => {
  const caption = figure.children.find(isCaption)
  const rest = element(
    'div',
    figure.children.filter((child) => !isCaption(child)),
  )
  const words = caption ? lineIn(caption) : ''
  if (!caption || words === '') return [rest]
  const [image, ...others] = elementsIn(rest).filter(({ tagName }) => tagName === 'img')
  const isAlone = image && others.length === 0 && lineIn(rest) === ''
  if (isAlone && isPlain(caption)) {
    image.properties.title = words
    return [rest]
  }
  return [rest, element('p', [element('em', caption.children)])]
}
