/** The beginning of `[name]: address` or `*[name]: meaning`; footnotes are no names. */
const DEFINITION = /^ {0,3}(?:\[(?!\^)[^\]\n]{1,200}\]:|\*\[)/m

/** The parser's memory of the names that a text defines. */
interface Names {
  references?: object
  abbreviations?: object
}

/** The first definition of a name counts. */
const joined = (all: readonly Names[]): Names => {
  const inOrder = all.toReversed()
  const abbreviations = Object.assign({}, ...inOrder.map((names) => names.abbreviations))
  return {
    references: Object.assign({}, ...inOrder.map((names) => names.references)),
    ...(Object.keys(abbreviations).length > 0 && { abbreviations }),
  }
}

/**
 * Finds the links and abbreviations that are defined somewhere in a text, for all of its parts.
 * Returns the same object until a definition changes.
 */
export const createNameFinder = (parse: (text: string, environment: Names) => unknown) => {
  let known = new Map<string, Names>()
  let before = { names: joined([]), text: '' }

  const namesIn = (part: string): Names => {
    const environment: Names = {}
    parse(part, environment)
    const { references, abbreviations } = environment
    return { ...(references && { references }), ...(abbreviations && { abbreviations }) }
  }

  return (parts: readonly string[]): Names => {
    const defining = parts.filter((part) => DEFINITION.test(part))
    known = new Map(defining.map((part) => [part, known.get(part) ?? namesIn(part)]))
    const names = joined([...known.values()])
    const text = JSON.stringify(names)
    if (text !== before.text) before = { names, text }
    return before.names
  }
}
