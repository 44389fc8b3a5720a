import { useLayoutEffect, useRef } from 'react'
import { EDITOR_ID } from '../editor-setup.ts'
import { partsIn, type RenderedPart } from './rendered-parts.ts'

interface Props {
  readonly html: string
  readonly id: string
  readonly className: string
}

interface DrawnPart extends RenderedPart {
  readonly element: HTMLElement
}

/** The names of tabs are numbered from the beginning of their part. */
const TABS = new RegExp(`(codetab-(?:label-1-|label-|pre-|lang-)?${EDITOR_ID})-(?=\\d)`, 'g')
let drawnParts = 0

/** The editor finds the elements of a line by its number in the whole text. */
const moveBy = (part: HTMLElement, lines: number) => {
  if (lines === 0) return
  for (const element of part.querySelectorAll<HTMLElement>('[data-line]')) {
    element.dataset.line = String(Number(element.dataset.line) + lines)
  }
}

const draw = ({ line, html }: RenderedPart): DrawnPart => {
  drawnParts += 1
  const element = document.createElement('div')
  element.className = 'preview-part'
  element.dataset.line = String(line)
  element.innerHTML = html.replace(TABS, `$1-${drawnParts}-`)
  moveBy(element, line)
  return { line, html, element }
}

const move = (part: DrawnPart, line: number): DrawnPart => {
  if (part.line === line) return part
  part.element.dataset.line = String(line)
  moveBy(part.element, line - part.line)
  return { ...part, line }
}

/** The browser leaves out what is not in view. It has to know its height: it is laid out once. */
const leaveOutOfView = (elements: readonly HTMLElement[]) =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const { classList } of elements) classList.add('is-measured')
    }),
  )

/** Draws the parts that have changed. The others stay, perhaps at other lines. */
const patch = (box: HTMLElement, before: readonly DrawnPart[], html: string): DrawnPart[] => {
  const parts = partsIn(html)
  const most = Math.min(before.length, parts.length)
  let first = 0
  while (first < most && before[first]?.html === parts[first]?.html) first += 1
  let last = 0
  while (last < most - first && before.at(-1 - last)?.html === parts.at(-1 - last)?.html) last += 1

  const shift = parts.length - before.length
  for (const { element } of before.slice(first, before.length - last)) element.remove()
  const drawn = parts.map((part, at) => {
    const kept = at < first ? before[at] : before[at - shift]
    const isKept = at < first || at >= parts.length - last
    return kept && isKept ? move(kept, part.line) : draw(part)
  })
  const changed = drawn.slice(first, parts.length - last).map(({ element }) => element)
  if (first === 0) box.prepend(...changed)
  else drawn[first - 1]?.element.after(...changed)
  leaveOutOfView(changed)
  return drawn
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
