import { element, isElement, rawBlock, text } from '@lanting/markdown/html-tree'
import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { listOf, type Row, rowOf, textOf } from '../values.ts'

type Card = (payload: Row) => ElementContent[]

const htmlOf = (value: unknown): ElementContent[] =>
  fromHtml(textOf(value), { fragment: true }).children as ElementContent[]

const linkTo = (href: string, children: ElementContent[]) => element('a', children, { href })

const withCaption = (children: ElementContent[], caption: unknown): Element =>
  element('figure', [
    ...children,
    ...(textOf(caption) ? [element('figcaption', htmlOf(caption))] : []),
  ])

const captionBelow = (caption: unknown): ElementContent[] =>
  textOf(caption) ? [element('p', [element('em', htmlOf(caption))])] : []

const imageOf = (image: Row): Element =>
  element('img', [], {
    src: textOf(image.src) || textOf(image.url),
    alt: textOf(image.alt),
    ...(textOf(image.title) ? { title: textOf(image.title) } : {}),
  })

const image: Card = (card) => {
  const picture = imageOf(card)
  const href = textOf(card.href)
  return [withCaption([href ? linkTo(href, [picture]) : picture], card.caption)]
}

const gallery: Card = (card) => [
  withCaption(
    listOf(card.images).map((one) => element('p', [imageOf(rowOf(one))])),
    card.caption,
  ),
]

const code: Card = ({ code: lines, language, caption }) => {
  const className = textOf(language) ? [`language-${textOf(language)}`] : []
  const block = element('pre', [element('code', [text(textOf(lines))], { className })])
  return [block, ...captionBelow(caption)]
}

const bookmark: Card = (card) => {
  const metadata = rowOf(card.metadata)
  const url = textOf(card.url) || textOf(metadata.url)
  const title = textOf(metadata.title) || textOf(card.title) || url
  const description = textOf(metadata.description) || textOf(card.description)
  const parts = [element('p', [linkTo(url, [text(title)])])]
  if (description) parts.push(element('p', [text(description)]))
  return [element('blockquote', parts), ...captionBelow(card.caption)]
}

const EMBED_FRAME = /<iframe\b/i

/** An embed has its page as `url`. Its HTML is a player, or a quotation that a script fills. */
const embed: Card = (card) => {
  const url = textOf(card.url)
  const title = textOf(rowOf(card.metadata).title)
  const isPlayer = EMBED_FRAME.test(textOf(card.html)) || textOf(card.html) === ''
  const link = url ? [element('iframe', [], { src: url, title: title || url })] : []
  const shown = isPlayer && url ? link : [...htmlOf(card.html), ...link]
  return [...shown, ...captionBelow(card.caption)]
}

/** Paragraphs out of HTML that may have none. */
const paragraphs = (value: unknown) => element('div', htmlOf(value))

const callout: Card = (card) => {
  const emoji = textOf(card.calloutEmoji)
  const body = paragraphs(card.calloutText)
  const [first] = body.children
  const start = first && isElement(first, 'p') ? first : body
  if (emoji) start.children.unshift(text(`${emoji} `))
  return [element('blockquote', [body])]
}

const toggle: Card = ({ heading, content }) => [
  element('details', [element('summary', htmlOf(heading)), paragraphs(content)]),
]

const button = (label: unknown, url: unknown): ElementContent[] =>
  textOf(url) ? [element('p', [linkTo(textOf(url), [text(textOf(label) || textOf(url))])])] : []

const MOST_STARS = 5

const product: Card = (card) => {
  const stars = Math.min(Math.max(Math.round(Number(card.productStarRating) || 0), 0), MOST_STARS)
  const src = textOf(card.productImageSrc)
  return [
    ...(src ? [element('p', [imageOf({ src, alt: '' })])] : []),
    element('h4', htmlOf(card.productTitle)),
    ...(card.productRatingEnabled
      ? [element('p', [text('★'.repeat(stars) + '☆'.repeat(MOST_STARS - stars))])]
      : []),
    paragraphs(card.productDescription),
    ...(card.productButtonEnabled ? button(card.productButton, card.productUrl) : []),
  ]
}

const media: Card = (card) => {
  const src = textOf(card.src)
  const title = textOf(card.title) || textOf(card.fileName) || src.split('/').at(-1) || src
  return [element('video', [], { src, title }), ...captionBelow(card.caption)]
}

const file: Card = (card) => [
  element('p', [
    linkTo(textOf(card.src), [
      text(textOf(card.fileTitle) || textOf(card.fileName) || textOf(card.src)),
    ]),
  ]),
  ...(textOf(card.fileCaption) ? [element('p', [text(textOf(card.fileCaption))])] : []),
]

const header: Card = (card) => [
  element('h2', htmlOf(card.header)),
  paragraphs(card.subheader),
  ...(card.buttonEnabled ? button(card.buttonText, card.buttonUrl) : []),
]

const callToAction: Card = (card) => [
  ...(textOf(card.imageUrl) ? [element('p', [imageOf({ src: card.imageUrl })])] : []),
  paragraphs(card.textValue),
  ...(card.showButton ? button(card.buttonText, card.buttonUrl) : []),
]

const beforeAfter: Card = (card) =>
  [card.beforeImage, card.afterImage].map((one) => element('p', [imageOf(rowOf(one))]))

const markdown: Card = (card) => [rawBlock(textOf(card.markdown))]
const html: Card = (card) => [paragraphs(card.html)]
const rule: Card = () => [element('hr', [])]
/** Parts that only an email or a visitor who is not a member sees. */
const nothing: Card = () => []
/** A form, which is noted as left out. */
const form: Card = () => [element('form', [])]

const CARDS: Readonly<Record<string, Card>> = {
  ...{ image, gallery, bookmark, embed, callout, toggle, product, file, header, html, markdown },
  ...{ video: media, audio: media, code, codeblock: code, 'card-markdown': markdown },
  ...{ hr: rule, horizontalrule: rule, 'before-after': beforeAfter, nft: embed },
  button: (card) => button(card.buttonText, card.buttonUrl),
  'call-to-action': callToAction,
  ...{ paywall: nothing, email: nothing, 'email-cta': nothing },
  ...{ signup: form, transistor: form },
}

/** Translates a card of the editors Koenig (Lexical) and Koenig 1 (Mobiledoc). */
export const cardOf = (name: string, payload: Row): ElementContent[] =>
  Object.hasOwn(CARDS, name) ? (CARDS[name]?.(payload) ?? []) : form(payload)
