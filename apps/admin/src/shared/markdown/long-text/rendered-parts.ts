/** Before a part in the HTML, with the line of the text at which it begins. */
export const markOf = (line: number): string => `<!--part ${line}-->`

const MARK = /<!--part (\d+)-->/

export interface RenderedPart {
  /** The first line of the part in the text. Lines inside of the HTML begin at 0. */
  readonly line: number
  readonly html: string
}

/** Returns the parts of rendered HTML; one part if it was rendered as a whole. */
export const partsIn = (html: string): RenderedPart[] => {
  const [first = '', ...rest] = html.split(MARK)
  if (rest.length === 0) return [{ line: 0, html: first }]
  return Array.from({ length: rest.length / 2 }, (_, at) => ({
    line: Number(rest[2 * at]),
    html: rest[2 * at + 1] ?? '',
  }))
}
