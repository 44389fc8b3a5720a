import type { Element } from 'hast'
import { FOOTNOTE_ID } from './footnotes.ts'
import { oneLine, visibleText } from './text.ts'
import { elementsOf } from './tree.ts'

export type Heading = { level: number; text: string; id: string }

/** Separates the id of a heading named `root` from the page's own ids and from window's names. */
const ID_PREFIX = 'h-'
const LONGEST_NAME = 60

export const HEADING_ID = /^h-[\p{L}\p{M}\p{N}-]+$/u

function nameFor(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const short = Array.from(words.replace(/^-/, '')).slice(0, LONGEST_NAME).join('')
  return short.replace(/-$/, '') || 'section'
}

/** Returns each id once. The next time it appends the next free number. */
function freeIds(): (id: string) => string {
  const taken = new Set<string>()
  const counts = new Map<string, number>()
  return (id) => {
    let free = id
    let count = counts.get(id) ?? 1
    while (taken.has(free)) {
      count += 1
      free = `${id}-${count}`
    }
    counts.set(id, count)
    taken.add(free)
    return free
  }
}

function headingsIn(body: Element): Element[] {
  return elementsOf(body).filter((element) => /^h[1-6]$/.test(element.tagName))
}

/** Sets the id of every heading, and lists headings in reading order. Empty headings have none. */
export function nameHeadings(body: Element): Heading[] {
  const freeId = freeIds()
  const headings: Heading[] = []
  for (const element of headingsIn(body)) {
    delete element.properties.id
    const text = oneLine(visibleText(element))
    if (text === '') continue
    const id = freeId(ID_PREFIX + nameFor(text))
    element.properties.id = id
    headings.push({ level: Number(element.tagName.slice(1)), text, id })
  }
  return headings
}

/** Adds a link to each heading, named by the page in its language. */
export function linkHeadings(body: Element): void {
  for (const heading of headingsIn(body)) {
    const { id } = heading.properties
    if (typeof id !== 'string') continue
    const properties = { className: ['heading-link'], href: `#${id}`, ariaLabel: '#' }
    heading.children.push({ type: 'element', tagName: 'a', properties, children: [] })
  }
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** `[see](#Install)` links to the heading 'Install', whatever its id is. */
export function aimLinks(body: Element, headings: readonly Heading[]): void {
  const ids = new Set(headings.map(({ id }) => id))
  for (const anchor of elementsOf(body).filter((element) => element.tagName === 'a')) {
    const href = String(anchor.properties.href ?? '')
    if (!href.startsWith('#') || FOOTNOTE_ID.test(href.slice(1))) continue
    const wanted = ID_PREFIX + nameFor(decoded(href.slice(1)))
    if (ids.has(wanted)) anchor.properties.href = `#${wanted}`
  }
}
