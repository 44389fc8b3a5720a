import type { Element } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { LINK_PROTOCOLS, PICTURE_ADDRESS } from './addresses.ts'
import {
  FORMULA_ANCESTORS,
  FORMULA_ATTRIBUTES,
  FORMULA_CLASSES,
  FORMULA_STYLE,
  FORMULA_TAGS,
  within,
} from './allowed-formulas.ts'
import { EMBED_SHAPES, EMBED_SOURCE } from './embed-addresses.ts'
import { FOOTNOTE_ID } from './footnotes.ts'
import { HEADING_ID } from './headings.ts'
import { PICTURE_WIDTH } from './picture-widths.ts'
import { RAW_TAGS } from './raw-html.ts'

const TEXT_TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr a strong em s del code pre blockquote ul ol li sub sup ' +
  'table thead tbody tr th td img figure figcaption div span details summary input label ' +
  'mark abbr dl dt dd section'

/** Removed with their content. Formulas and SVG paths only if KaTeX did not write them. */
const STRIPPED =
  'script style iframe object embed template noscript noembed noframes title textarea select ' +
  'option xmp plaintext audio video canvas form math svg'

const EDITOR_CLASS = /^md-editor-[\w-]+$/
const CODE_CLASSES = [/^language-[\w+#.-]*$/, /^hljs(?:-[\w-]+)?$/, /^[a-z]+_{1,2}$/] as const
const TAB_NAME = /^(?:label-)?md-editor-codetab-[\w-]+$/
const LINE_NUMBER_WIDTH = /^--md-code-line-number-width: \d{1,2}(?:\.5)?ch;$/
const ALIGNMENT = /^text-align:(?:left|center|right)$/

const EMBED_WORDS = ['embed-name', 'embed-address', 'embed-hint']
const EMBED_CLASSES = ['embed', ...EMBED_SHAPES.map((shape) => `embed-${shape}`)]

const SIZE = /^\d{1,4}%?$/

const CALLOUT = /^(?:note|tip|important|warning|caution)$/

const HEADING: NonNullable<Schema['attributes']>[string] = [['id', HEADING_ID]]

const SCHEMA: Schema = {
  tagNames: [...TEXT_TAGS.split(' '), ...RAW_TAGS.split(' '), ...FORMULA_TAGS],
  strip: STRIPPED.split(' '),
  protocols: { href: LINK_PROTOCOLS },
  ancestors: { ...FORMULA_ANCESTORS, ...within('table', 'thead tbody tr th td') },
  // An omitted setting would use the library's default.
  clobber: [],
  required: {},
  attributes: {
    ...FORMULA_ATTRIBUTES,
    ...{ h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
    '*': [],
    a: [
      'href',
      'title',
      ['rel', 'noopener'],
      ['className', 'heading-link', 'footnote-backref', 'embed-card'],
      ['dataSource', EMBED_SOURCE],
      'download',
      ['id', FOOTNOTE_ID],
      ['ariaLabel', '#'],
    ],
    abbr: ['title'],
    hr: [['className', 'footnotes-sep']],
    section: [['className', 'footnotes']],
    sup: [['className', 'footnote-ref']],
    img: [
      ['src', PICTURE_ADDRESS],
      'alt',
      'title',
      'loading',
      'decoding',
      ['className', 'md-zoom', 'wide'],
      ['style', PICTURE_WIDTH],
      ['width', SIZE],
      ['height', SIZE],
    ],
    p: [
      ['className', EDITOR_CLASS, ...EMBED_CLASSES],
      'dataProcessed',
      ['dataCallout', CALLOUT],
      ['tabIndex', 0],
    ],
    pre: [['className', EDITOR_CLASS], 'dataDiagram', ['tabIndex', 0]],
    code: [['className', ...CODE_CLASSES]],
    ol: ['start', ['className', 'contains-task-list', 'footnotes-list']],
    ul: [['className', 'contains-task-list', EDITOR_CLASS]],
    li: [
      ['className', 'task-list-item', 'footnote-item'],
      ['id', FOOTNOTE_ID],
    ],
    th: [
      ['style', ALIGNMENT],
      ['className', 'whole-cell'],
    ],
    td: [
      ['style', ALIGNMENT],
      ['className', 'whole-cell'],
    ],
    div: [
      ['className', 'article-table', 'gallery', EDITOR_CLASS],
      ['tabIndex', 0],
    ],
    details: ['open', ['className', 'fold', EDITOR_CLASS]],
    summary: [
      ['className', EDITOR_CLASS],
      ['dataLines', /^\d{1,6}$/],
    ],
    label: [['htmlFor', TAB_NAME]],
    input: [
      ['type', 'checkbox', 'radio'],
      ['className', 'task-list-item-checkbox', EDITOR_CLASS],
      ['id', TAB_NAME],
      ['name', TAB_NAME],
      'checked',
      'disabled',
    ],
    span: [
      'ariaHidden',
      'title',
      ['style', FORMULA_STYLE, LINE_NUMBER_WIDTH],
      [
        'className',
        'han',
        'latin',
        ...EMBED_WORDS,
        EDITOR_CLASS,
        ...CODE_CLASSES,
        ...FORMULA_CLASSES,
      ],
      ['dataHost', /^[\p{L} ]{1,40}$/u],
      'dataLineNumber',
      'dataProcessed',
    ],
  },
}

/** The second barrier: only the elements and attributes listed above leave this package. */
export function safeHtml(body: Element): string {
  return toHtml(sanitize({ type: 'root', children: body.children }, SCHEMA))
}
