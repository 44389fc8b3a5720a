/** Tags whose content is no Markdown. */
const NAMES = 'codeblock|code|highlight|raw|rawhtml|mermaid|math|katex'

const OPEN = new RegExp(`\\{(?:\\{[<%]|%-?)\\s{0,9}(${NAMES})\\b[^\\n]{0,500}?[>%]\\}`, 'g')
const TAG = new RegExp(`\\{(?:\\{[<%]\\s{0,9}(\\/?)|%-?\\s{0,9}(end)?)\\s{0,9}(${NAMES})\\b`, 'g')

/**
 * Finds the content of tags such as `{% raw %}`, whose backticks and tags are letters. Returns a
 * function that finds the first one in a line. It reads the lines in order.
 */
export const findVerbatim = (text: string) => {
  /** The end tag behind each opening one, if no other one opens before. */
  const ends = new Map<number, number>()
  const open = new Map<string, number>()
  for (const { index, 0: tag, 1: slash, 2: end, 3: name = '' } of text.matchAll(TAG)) {
    const key = `${tag[1]}${name}`
    const opened = open.get(key)
    if (!slash && !end) open.set(key, index)
    else if (opened !== undefined) {
      ends.set(opened, index)
      open.delete(key)
    }
  }
  return (start: number, end: number) => {
    if (ends.size === 0) return undefined
    for (const { index, 0: tag } of text.slice(start, end).matchAll(OPEN)) {
      const at = start + index
      const close = ends.get(at)
      // Behind a mark of code, it is an example.
      const isExample = text.slice(start, at).split('`').length % 2 === 0
      if (close !== undefined && !isExample) return { start: at + tag.length, end: close }
    }
    return undefined
  }
}
