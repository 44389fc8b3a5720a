import type { Element } from 'hast'
import { oneLine, visibleText } from './text.ts'
import { elementsOf } from './tree.ts'

export type Heading = { level: number; text: string; id: string }

/** Keeps a heading named `root` away from the page's own ids and from window's names. */
const ID_PREFIX = 'h-'
const LONGEST_NAME = 60

export const HEADING_ID = /^h-[\p{L}\p{M}\p{N}-]+$/u

function nameFor(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const short = Array.from(words.replace(/^-/, '')).slice(0, LONGEST_NAME).join('')
  return short.replace(/-$/, '') || 'section'
}

function firstFree(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id
  let count = 2
  while (taken.has(`${id}-${count}`)) count += 1
  return `${id}-${count}`
}

function headingsIn(body: Element): Element[] {
  return elementsOf(body).filter((element) => /^h[1-6]$/.test(element.tagName))
}

/** Gives every heading its id, and lists them in reading order. Empty headings have none. */
export function nameHeadings(body: Element): Heading[] {
  const taken = new Set<string>()
  const headings: Heading[] = []
  for (const element of headingsIn(body)) {
    delete element.properties.id
    const text = oneLine(visibleText(element))
    if (text === '') continue
    const id = firstFree(ID_PREFIX + nameFor(text), taken)
    taken.add(id)
    element.properties.id = id
    headings.push({ level: Number(element.tagName.slice(1)), text, id })
  }
  return headings
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}

/** `[see](#Install)` leads to the heading 'Install', whatever its id became. */
export function aimLinks(body: Element, headings: readonly Heading[]): void {
  for (const anchor of elementsOf(body).filter((element) => element.tagName === 'a')) {
    const href = String(anchor.properties.href ?? '')
    if (!href.startsWith('#')) continue
    const wanted = ID_PREFIX + nameFor(decoded(href.slice(1)))
    const heading = headings.find(({ id }) => id === wanted)
    if (heading) anchor.properties.href = `#${heading.id}`
  }
}
