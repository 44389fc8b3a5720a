import { CALLOUT_KINDS, calloutHead } from './callout-tags.ts'
import { createCodeTest } from './code-places.ts'

const OPENING = /^([ \t]*)(:{3,})[ \t]*([a-z][\w-]{0,50})(.*)$/i
const CLOSING = /^[ \t]*(:{3,})[ \t]*$/
/** `!!! note "Title"`, whose content is indented. */
const INDENTED = /^([ \t]*)(?:!{3}|\?{3}\+?)[ \t]+([a-z][\w-]{0,50})(.*)$/i

/** Containers that our renderer knows too. */
const OURS = new Set(['details', 'gallery'])
/** Containers that say nothing without their looks. */
const LOOKS = /^(?:(?:hljs-)?(?:left|center|right|justify)|v-pre|raw|code-group|code-tabs)$/

const DEPTH = 4

interface Line {
  readonly text: string
  readonly isCode: boolean
}

const linesOf = (text: string): Line[] => {
  const isCode = createCodeTest(text)
  let start = 0
  return text.split('\n').map((line) => {
    const first = start + Math.max(line.search(/\S/), 0)
    start += line.length + 1
    return { text: line, isCode: isCode(first) }
  })
}

/** `tip Title`, `tip[Title]`, `tip Title {#id}`, `note "Title"`. */
const titleOf = (words: string): string =>
  words
    .replace(/\{[^{}]*\}\s*$/, '')
    .trim()
    .replace(/^\[(.*)\]$|^"(.*)"$/, '$1$2')
    .trim()

const blanksOf = (line: string) => /^[ \t]*/.exec(line)?.[0] ?? ''

/** Quotes a line at the place where the callout stands. */
const quotedAt = (indent: string, depth: number, line: string): string => {
  const own = Math.min(blanksOf(line).length, indent.length)
  return `${indent}${'> '.repeat(depth)}${line.slice(own)}`.trimEnd()
}

/** The lines of indented callouts, as containers with an end. */
const withEnds = (lines: readonly Line[]): Line[] => {
  const result: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line
    const [, indent = '', name = '', words = ''] = (!line.isCode && INDENTED.exec(line.text)) || []
    let end = at + 1
    const isInside = ({ text }: Line) =>
      text.trim() === '' || blanksOf(text).length >= indent.length + DEPTH
    while (end < lines.length && isInside(lines[end] as Line)) end += 1
    while (end > at + 1 && lines[end - 1]?.text.trim() === '') end -= 1
    if (!CALLOUT_KINDS.has(name.toLowerCase()) || end === at + 1) {
      result.push(line)
      continue
    }
    const inside = lines.slice(at + 1, end).map(({ text }) => text.slice(indent.length + DEPTH))
    const mark = indent + ':'.repeat(marksAbove(inside))
    const content = linesOf(inside.join('\n')).map((inner) => ({
      ...inner,
      text: inner.text && `${indent}${inner.text}`,
    }))
    result.push({ text: `${mark} ${name}${words}`, isCode: false }, ...withEnds(content), {
      text: mark,
      isCode: false,
    })
    at = end - 1
  }
  return result
}

/** A container around other ones needs a longer mark. */
const marksAbove = (lines: readonly string[]) =>
  lines.reduce((most, line) => Math.max(most, (/^\s*(:{3,})/.exec(line)?.[1]?.length ?? 0) + 1), 3)

interface Mark {
  readonly name: string
  readonly title: string
  readonly indent: string
  readonly end: number
}

/** The containers that have an end, by the line of their opening. */
const containersIn = (lines: readonly Line[]) => {
  const containers = new Map<number, Mark>()
  const unclosed: { at: number; length: number; name: string; title: string; indent: string }[] = []
  for (const [at, { text, isCode }] of lines.entries()) {
    if (isCode) continue
    const [, indent = '', marks = '', name, words = ''] = OPENING.exec(text) ?? []
    if (name !== undefined) {
      unclosed.push({ at, length: marks.length, name, title: titleOf(words), indent })
      continue
    }
    const length = CLOSING.exec(text)?.[1]?.length ?? 0
    const open = unclosed.findLastIndex((container) => container.length <= length)
    if (length === 0 || open < 0) continue
    const [found] = unclosed.splice(open)
    if (found) containers.set(found.at, { ...found, name: found.name.toLowerCase(), end: at })
  }
  return { containers, unclosed: unclosed.map(({ name }) => name) }
}

/**
 * Translates the containers of VuePress and others, `::: tip`, and the callouts of MkDocs, `!!! tip`.
 * Returns the names of containers without a translation.
 */
export const withoutContainers = (
  content: string,
): { readonly text: string; readonly left: readonly string[] } => {
  if (!/^[ \t]*(?::{3}|!{3}|\?{3})/m.test(content)) return { text: content, left: [] }
  const lines = withEnds(linesOf(content))
  const { containers, unclosed } = containersIn(lines)
  const left = new Set(unclosed.filter((name) => !OURS.has(name)))
  const open: { end: number; indent: string }[] = []
  const hidden = new Set<number>()
  const result: string[] = []
  for (const [at, { text }] of lines.entries()) {
    const container = containers.get(at)
    const isCallout = container !== undefined && CALLOUT_KINDS.has(container.name)
    const add = (line: string) =>
      result.push(open[0] ? quotedAt(open[0].indent, open.length, line) : line)
    if (open.at(-1)?.end === at) {
      open.pop()
      add('')
    } else if (container && isCallout) {
      add('')
      open.push({ end: container.end, indent: container.indent })
      add(`${open[0]?.indent}${calloutHead(container.name, container.title)}`)
    } else if (container && LOOKS.test(container.name)) hidden.add(container.end)
    else if (!hidden.has(at)) {
      if (container && !OURS.has(container.name)) left.add(container.name)
      add(text)
    }
  }
  return { text: result.join('\n'), left: [...left].map((name) => `:::${name}`) }
}
