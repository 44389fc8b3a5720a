import type { Schema } from 'hast-util-sanitize'

type Attributes = NonNullable<Schema['attributes']>

/** The output of KaTeX 0.19: MathML for screen readers, spans and a few SVG paths for display. */
const MATHML_TAGS =
  'math semantics annotation mrow mi mo mn ms mtext mspace mstyle mpadded mphantom menclose ' +
  'mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd mlabeledtr'

const MATHML_ATTRIBUTES =
  'accent accentunder columnalign columnlines columnspacing depth display displaystyle fence ' +
  'height largeop linebreak linethickness lspace mathbackground mathcolor mathsize mathvariant ' +
  'maxsize minsize notation rowlines rowspacing rspace scriptlevel separator stretchy valign ' +
  'voffset width'

export const FORMULA_TAGS = [...MATHML_TAGS.split(' '), 'svg', 'path', 'line']

export function within(ancestor: string, tags: string): Record<string, string[]> {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, [ancestor]]))
}

/** A formula or a path of one anywhere else was not written by KaTeX. */
export const FORMULA_ANCESTORS = {
  ...within('math', MATHML_TAGS),
  ...within('svg', 'path line circle'),
  ...within('span', 'math svg'),
}

export const FORMULA_CLASSES = [
  /^katex(?:-[a-z]+)*$/,
  /^m(?:ord|bin|rel|op|open|close|punct|inner|space|tight|frac|table|over|under|supsub|ult|tr-glue|ml-eqn-num)$/,
  /^(?:math|text)(?:bb|bf|boldfrak|boldsf|cal|frak|it|itsf|md|normal|rm|scr|sf|sfit|tt|up)$/,
  /^(?:amsrm|mainrm|boldsymbol|text|nobreak|(?:cjk|hangul|cyrillic|[a-z]+)_fallback)$/,
  /^(?:reset-)?size\d{1,2}$|^delim-size\d$/,
  /^delim(?:center|sizing|sizinginner)$|^nulldelimiter$/,
  /^vlist(?:-[rst]2?)?$|^(?:pstrut|vcenter|vertical-separator|arraycolsep|col-align-[clr])$/,
  /^(?:accent-body|accent-full|accentunder|overline-line|underline-line|frac-line|sqrt|svg-align)$/,
  /^(?:op-limits|op-symbol|large-op|small-op|hide-tail|leftmost|rightmost|eqn-num|leqno|fleqn)$/,
  /^(?:angl|anglpad|boxpad|cancel-lap|cancel-pad|colorbox|fbox|fcolorbox|reflectbox)$/,
  /^(?:brace|halfarrow)-(?:left|center|right)$|^x-arrow(?:-pad)?$|^[lrc]lap$/,
  /^cd-(?:arrow-pad|vert-arrow|label-left|label-right)$/,
] as const

const LENGTH = String.raw`[+-]?\d{1,3}(?:\.\d+)?(?:em|px|ch|%)?`
const COLOUR = String.raw`(?:[a-z]+|#[\da-f]{3,8})`
const SIDE = '(?:top|right|bottom|left)'

const DECLARATIONS = [
  `(?:(?:min-)?width|height|vertical-align|${SIDE}|(?:margin|padding)(?:-${SIDE})?` +
    `|border(?:-${SIDE})?-width|text-shadow): ?(?:${LENGTH}(?: ${LENGTH}){0,2}` +
    String.raw`|calc\(100% - ${LENGTH}\))`,
  `(?:color|background-color|border-color): ?${COLOUR}`,
  `border(?:-${SIDE})?-style: ?(?:solid|dashed)`,
  `border: ?${LENGTH} solid ${COLOUR}`,
  'position: ?relative',
]

/** Sizes, shifts and colours. Nothing that could move an element out of the text. */
export const FORMULA_STYLE = new RegExp(`^(?:(?:${DECLARATIONS.join('|')})(?:;|$))+$`, 'i')

const mathml = Object.fromEntries(
  MATHML_TAGS.split(' ').map((tag) => [tag, [...MATHML_ATTRIBUTES.split(' ')]] as const),
)

export const FORMULA_ATTRIBUTES: Attributes = {
  ...mathml,
  annotation: [['encoding', 'application/x-tex']],
  mtd: [...(mathml.mtd ?? []), ['className', 'mtr-glue', 'mml-eqn-num']],
  mpadded: [...(mathml.mpadded ?? []), ['style', FORMULA_STYLE], ['className', 'vcenter']],
  mstyle: [...(mathml.mstyle ?? []), ['style', FORMULA_STYLE]],
  svg: ['width', 'height', 'viewBox', 'preserveAspectRatio', ['style', FORMULA_STYLE]],
  path: [['d', /^[MLHVCSQTAZE\d\s,.+-]*$/i]],
  line: ['x1', 'y1', 'x2', 'y2', 'strokeWidth'],
}
