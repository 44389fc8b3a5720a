const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote ' +
    'body br button canvas caption center cite code col colgroup data datalist dd del details dfn ' +
    'dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 ' +
    'h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link ' +
    'main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup ' +
    'option output p param picture pre progress q rb rp rt ruby s samp script section select ' +
    'small source span strike strong style sub summary sup svg table tbody td template textarea ' +
    'tfoot th thead time title tr track tt u ul var video wbr'
  ).split(' '),
)

const BARE = /^<([a-z][\w-]*)>$/i

/**
 * Finds the tags in a text that are words of the author: `List<T>`, `git checkout <branch>`, and
 * shortcodes such as `{{<name>}}`. An element of HTML has a known name, or attributes, or an end.
 */
export const createPlaceholderTest = (text: string) => {
  const lower = text.toLowerCase()
  const ended = new Map<string, boolean>()
  const hasEnd = (name: string) => {
    if (!ended.has(name)) ended.set(name, lower.includes(`</${name}`))
    return ended.get(name)
  }
  return (tag: string, start: number): boolean => {
    if (text.slice(Math.max(start - 2, 0), start) === '{{') return true
    const name = BARE.exec(tag)?.[1]?.toLowerCase()
    if (name === undefined || hasEnd(name)) return false
    const isBehindWord = /\w/.test(text[start - 1] ?? '') && name !== 'br'
    return !ELEMENTS.has(name) || isBehindWord
  }
}
