import type { MarkdownIt, Token } from './markdown-it.ts'

type Mark = 'added' | 'removed' | 'highlight'

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
/** The comment at the end of a line that Shiki and VitePress read. */
const COMMENT =
  /(?:\/\/|\/\*|#|--|;|%|<!--)[ \t]?\[!code (\+\+|--|highlight|hl)\][ \t]?(?:\*\/|-->)?[ \t]*$/
const MARKS: ReadonlyMap<string, Mark> = new Map(Object.entries({ '++': 'added', '--': 'removed' }))
const CODE_LINE = '<span class="md-editor-code-line'

/** Takes the file name out of the fence's first line. The frame of the code gets it. */
function readTitle(fence: Token): void {
  const found = TITLE.exec(fence.info)
  if (!found) return
  fence.info = fence.info.replace(found[0], '')
  const title = (found[1] ?? found[2] ?? '').trim()
  if (title !== '') fence.attrSet('data-title', title)
}

function diffMark(line: string): Mark | undefined {
  if (line.startsWith('+') && !line.startsWith('+++')) return 'added'
  return line.startsWith('-') && !line.startsWith('---') ? 'removed' : undefined
}

/** Takes the marks of the lines out of the code, so that nobody copies them. */
function readMarks(fence: Token): void {
  const marks = new Map<number, Mark>()
  const isDiff = /^diff(?:\s|\{|$)/.test(fence.info.trim())
  const lines = fence.content.split('\n').map((line, place) => {
    const comment = COMMENT.exec(line)
    const mark = comment ? (MARKS.get(comment[1] ?? '') ?? 'highlight') : isDiff && diffMark(line)
    if (mark) marks.set(place, mark)
    return comment ? line.slice(0, comment.index).trimEnd() : line
  })
  if (marks.size === 0) return
  fence.content = lines.join('\n')
  fence.meta = { ...fence.meta, marks }
}

function withMarks(html: string, marks: ReadonlyMap<number, Mark>): string {
  const [before = '', ...lines] = html.split(`${CODE_LINE} `)
  const marked = lines.map((line, place) => {
    const mark = marks.get(place)
    return `${CODE_LINE} ${mark ? `md-editor-code-line-${mark} ` : ''}${line}`
  })
  return before + marked.join('')
}

/** File names, changed lines and marked lines of code. */
export function codeLines(md: MarkdownIt): void {
  md.core.ruler.after('block', 'code_lines', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type !== 'fence') continue
      readTitle(token)
      readMarks(token)
    }
  })
  const fence = md.renderer.rules.fence
  md.renderer.rules.fence = (tokens, place, ...rest) => {
    const html = fence?.(tokens, place, ...rest) ?? ''
    const marks = tokens[place]?.meta?.marks
    return marks ? withMarks(html, marks) : html
  }
}
