import { useLayoutEffect, useRef } from 'react'
import { EDITOR_ID } from '../editor-setup.ts'
import { partsIn, type RenderedPart } from './rendered-parts.ts'

interface Props {
  readonly html: string
  readonly id: string
  readonly className: string
}

/** A part in the preview, and the comment behind its elements, some of which may be replaced meanwhile. */
interface DrawnPart extends RenderedPart {
  readonly end: Comment
}

/** The names of tabs are numbered from the beginning of their part. */
const TABS = new RegExp(`(codetab-(?:label-1-|label-|pre-|lang-)?${EDITOR_ID})-(?=\\d)`, 'g')
let drawnParts = 0

const nodesOf = ({ end }: DrawnPart, start: Comment | undefined): ChildNode[] => {
  const nodes: ChildNode[] = []
  for (let node = end.previousSibling; node && node !== start; node = node.previousSibling) {
    nodes.push(node)
  }
  return nodes
}

/** The editor finds the elements of a line by its number in the whole text. */
const moveBy = (root: ParentNode, lines: number) => {
  if (lines === 0) return
  for (const element of root.querySelectorAll<HTMLElement>('[data-line]')) {
    element.dataset.line = String(Number(element.dataset.line) + lines)
  }
}

const draw = (box: HTMLElement, { line, html }: RenderedPart, next: ChildNode | null) => {
  drawnParts += 1
  const template = document.createElement('template')
  template.innerHTML = html.replace(TABS, `$1-${drawnParts}-`)
  moveBy(template.content, line)
  const end = document.createComment('')
  template.content.append(end)
  box.insertBefore(template.content, next)
  return { line, html, end }
}

const move = (part: DrawnPart, line: number, start: Comment | undefined): DrawnPart => {
  if (part.line === line) return part
  const lines = line - part.line
  for (const node of nodesOf(part, start)) {
    if (!(node instanceof HTMLElement)) continue
    const { line: own } = node.dataset
    if (own !== undefined) node.dataset.line = String(Number(own) + lines)
    moveBy(node, lines)
  }
  return { ...part, line }
}

/** Draws the parts that have changed. The others stay, perhaps at other lines. */
const patch = (box: HTMLElement, before: readonly DrawnPart[], html: string): DrawnPart[] => {
  const parts = partsIn(html)
  const most = Math.min(before.length, parts.length)
  let first = 0
  while (first < most && before[first]?.html === parts[first]?.html) first += 1
  let last = 0
  while (last < most - first && before.at(-1 - last)?.html === parts.at(-1 - last)?.html) last += 1

  const shift = parts.length - before.length
  const isKept = (at: number) => at < first || at >= before.length - last
  const kept = before.map((part, at) => {
    const line = parts[at < first ? at : at + shift]?.line ?? 0
    return isKept(at) ? move(part, line, before[at - 1]?.end) : undefined
  })
  for (const [at, part] of before.entries()) {
    if (isKept(at)) continue
    for (const node of nodesOf(part, before[at - 1]?.end)) node.remove()
  }
  for (const [at, { end }] of before.entries()) if (!isKept(at)) end.remove()

  const next = first === 0 ? box.firstChild : (before[first - 1]?.end.nextSibling ?? null)
  const drawn = parts.slice(first, parts.length - last).map((part) => draw(box, part, next))
  const [head, tail] = [kept.slice(0, first), kept.slice(before.length - last)]
  return [...head, ...drawn, ...tail].filter((part) => part !== undefined)
}

/** The preview of a long text. It comes in parts, of which a key changes one. */
export const PatchedPreview = ({ html, id, className }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const parts = useRef<readonly DrawnPart[]>([])
  useLayoutEffect(() => {
    if (box.current) parts.current = patch(box.current, parts.current, html)
  }, [html])
  return <div ref={box} id={id} className={className} />
}
