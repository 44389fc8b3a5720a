import { SaxesParser } from 'saxes'

/** An element of an XML file with everything inside of it. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

export const childOf = (parent: XmlElement, name: string): XmlElement | undefined =>
  parent.children.find((child) => child.name === name)

export const childText = (parent: XmlElement, name: string): string =>
  childOf(parent, name)?.text.trim() ?? ''

/** Yields the elements of these names, one at a time. Only one is in memory. */
export async function* xmlElements(
  content: AsyncIterable<Uint8Array>,
  names: readonly string[],
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser()
  const open: XmlElement[] = []
  const found: XmlElement[] = []
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length === 0 && !names.includes(name)) return
    const made = { name, attributes: { ...attributes }, children: [], text: '' }
    open.at(-1)?.children.push(made)
    open.push(made)
  })
  const addText = (text: string) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => {
    if (open.at(-1)?.name !== name) return
    const closed = open.pop()
    if (closed && open.length === 0) found.push(closed)
  })
  parser.on('error', (error) => {
    throw error
  })
  const decoder = new TextDecoder()
  for await (const chunk of content) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* found.splice(0)
  }
  parser.write(decoder.decode()).close()
  yield* found.splice(0)
}
