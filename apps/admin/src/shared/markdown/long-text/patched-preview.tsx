import { useLayoutEffect, useRef } from 'react'
import { PART } from './parse-in-parts.ts'

interface Props {
  readonly html: string
  readonly id: string
  readonly className: string
}

/** A part of the text, and the comment behind its elements, some of which may be replaced meanwhile. */
interface Part {
  readonly html: string
  readonly end: Comment
}

const LINE = /\sdata-line="(\d+)"/
const LINES = new RegExp(LINE, 'g')
/** The numbers of a part's lines may add this much to its length. */
const LINES_LENGTH = 400

/** Whether two parts differ in the numbers of their lines only. */
const isMoved = (one: string, other: string) =>
  Math.abs(one.length - other.length) < LINES_LENGTH &&
  one.replace(LINES, '') === other.replace(LINES, '')

const lineOf = (html: string) => Number(LINE.exec(html)?.[1] ?? 0)

const nodesOf = ({ end }: Part, start: Comment | undefined): ChildNode[] => {
  const nodes: ChildNode[] = []
  for (let node = end.previousSibling; node && node !== start; node = node.previousSibling) {
    nodes.push(node)
  }
  return nodes
}

const moveBy = (element: HTMLElement, lines: number) => {
  const { line } = element.dataset
  if (line !== undefined) element.dataset.line = String(Number(line) + lines)
}

const draw = (box: HTMLElement, html: string, next: ChildNode | null): Part => {
  const template = document.createElement('template')
  template.innerHTML = html
  const end = document.createComment('')
  template.content.append(end)
  box.insertBefore(template.content, next)
  return { html, end }
}

/** Draws the parts that have changed. The others stay, perhaps at other lines. */
const patch = (box: HTMLElement, before: readonly Part[], html: string): Part[] => {
  const texts = html.split(PART)
  const stays = (part: Part | undefined, text: string | undefined) =>
    part !== undefined && text !== undefined && (part.html === text || isMoved(part.html, text))
  const most = Math.min(before.length, texts.length)
  let first = 0
  while (first < most && stays(before[first], texts[first])) first += 1
  let last = 0
  while (last < most - first && stays(before.at(-1 - last), texts.at(-1 - last))) last += 1

  const keep = (part: Part, at: number, text = ''): Part => {
    if (part.html === text) return part
    const lines = lineOf(text) - lineOf(part.html)
    for (const node of nodesOf(part, before[at - 1]?.end)) {
      if (!(node instanceof HTMLElement)) continue
      moveBy(node, lines)
      for (const inner of node.querySelectorAll<HTMLElement>('[data-line]')) moveBy(inner, lines)
    }
    return { ...part, html: text }
  }
  const kept = before.map((part, at) => {
    if (at < first) return keep(part, at, texts[at])
    const behind = before.length - at
    return behind <= last ? keep(part, at, texts[texts.length - behind]) : undefined
  })
  for (const [at, part] of before.entries()) {
    if (kept[at]) continue
    for (const node of nodesOf(part, before[at - 1]?.end)) node.remove()
  }
  for (const [at, { end }] of before.entries()) if (!kept[at]) end.remove()

  const [head, tail] = [kept.slice(0, first), kept.slice(before.length - last)]
  const next = first === 0 ? box.firstChild : (before[first - 1]?.end.nextSibling ?? null)
  const drawn = texts.slice(first, texts.length - last).map((text) => draw(box, text, next))
  return [...head, ...drawn, ...tail].filter((part) => part !== undefined)
}

/** The preview of a long text. It comes in parts, of which a key changes one. */
export const PatchedPreview = ({ html, id, className }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const parts = useRef<readonly Part[]>([])
  useLayoutEffect(() => {
    if (box.current) parts.current = patch(box.current, parts.current, html)
  }, [html])
  return <div ref={box} id={id} className={className} />
}
