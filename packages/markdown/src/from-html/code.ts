import type { Element, ElementContent } from 'hast'
import { attribute, classesOf, element, elementsIn, hasClass, isElement, text } from './tree.ts'

/** How highlighters name a language: Prism, highlight.js, SyntaxHighlighter, Crayon, Pandoc, Hexo. */
const LANGUAGE_CLASSES = [
  /(?:^|\s)(?:language|lang|highlight-source)-([\w+#.-]+)/i,
  /\bbrush:\s*([\w+#.-]+)/i,
  /(?:^|\s)lang:([\w+#.-]+)/i,
  /(?:^|\s)(?:hljs|sourceCode|highlight)\s+([\w+#.-]+)/,
  /(?:^|\s)([\w+#.-]+)\s+hljs(?:\s|$)/,
]
const LANGUAGE_ATTRIBUTES = ['dataLang', 'dataLanguage', 'dataEnlighterLanguage', 'lang']
const NO_LANGUAGE = /^(?:plain|plaintext|plain_text|text|txt|none|default|raw|generic|highlight)$/i

const FRAMES = ['figure', 'div', 'table']
const FRAME_CLASS =
  /^(?:highlight|highlighter-rouge|sourceCode|syntaxhighlighter|language-.+|lang-.+|wp-block-code|kg-code-card)$/
const GUTTER = [
  'gutter',
  'lineno',
  'linenos',
  'rouge-gutter',
  'hljs-ln-numbers',
  'line-numbers-rows',
  'crayon-nums',
]
const LINES = ['div', 'p', 'li', 'tr']

const isGutter = (node: Element) => hasClass(node, ...GUTTER) || node.tagName === 'button'

/** The text of a code block: line breaks are lines, line numbers are left out. */
const codeIn = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  if (node.type !== 'element' || isGutter(node)) return ''
  if (node.tagName === 'br') return '\n'
  const inside = node.children.map(codeIn).join('')
  return LINES.includes(node.tagName) && !inside.endsWith('\n') ? `${inside}\n` : inside
}

const languageOf = (node: Element): string => {
  const classes = classesOf(node).join(' ')
  const named = LANGUAGE_CLASSES.map((form) => form.exec(classes)?.[1]).find(Boolean)
  const marked = LANGUAGE_ATTRIBUTES.map((name) => attribute(node, name)).find(Boolean)
  const language = (named ?? marked ?? '').toLowerCase()
  return NO_LANGUAGE.test(language) ? '' : language
}

const codeBlock = (code: string, language: string) =>
  element('pre', [
    element('code', [text(code)], language ? { className: [`language-${language}`] } : {}),
  ])

/** The code blocks inside of a frame, without the one of the line numbers. */
const blocksIn = (frame: Element): Element[] =>
  frame.children.flatMap((child) => {
    if (!isElement(child) || isGutter(child)) return []
    return child.tagName === 'pre' ? [child] : blocksIn(child)
  })

/** The code in its frame of buttons and labels, as chat programs copy it. */
const innermost = (block: Element): Element => {
  const [code, ...others] = elementsIn(block).filter(({ tagName }) => tagName === 'code')
  const isFramed = block.children.every(
    (child) => isElement(child, 'div') || (child.type === 'text' && child.value.trim() === ''),
  )
  return code && others.length === 0 && isFramed ? code : block
}

/** Returns code as `pre > code.language-x`, also out of the frames of highlighters. */
export const readCode = (node: Element): Element | undefined => {
  const isFrame = FRAMES.includes(node.tagName) && classesOf(node).some((n) => FRAME_CLASS.test(n))
  const blocks = node.tagName === 'pre' ? [node] : isFrame ? blocksIn(node) : []
  const [block] = blocks
  const hasMore = elementsIn(node).some(({ tagName }) => tagName === 'figcaption')
  if (!block || blocks.length > 1 || (hasMore && node !== block)) return undefined
  const named = [node, block, ...elementsIn(block).filter(({ tagName }) => tagName === 'code')]
  return codeBlock(codeIn(innermost(block)), named.map(languageOf).find(Boolean) ?? '')
}

/** A poem is written in `pre` by WordPress. Its lines are text. */
export const isVerse = (node: Element): boolean => hasClass(node, 'wp-block-verse')

export const readVerse = (verse: Element): Element =>
  element(
    'p',
    verse.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'text') return [child]
      return child.value
        .split('\n')
        .flatMap((line, number) => (number === 0 ? [text(line)] : [element('br', []), text(line)]))
    }),
  )
