/** Markup that readers do not see, and what stays of it. Bounded: nobody waits for a hostile text. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  // Fences with their language, marks of boxes, numbers of lists, pictures with their width, links,
  // addresses of links, and elements.
  [/^ {0,3}(?:```|~~~).{0,200}$/gm, ''],
  [/^ {0,3}:{3,} {0,3}(?:gallery|details)?/gm, ''],
  [/^ {0,3}> {0,3}\[!\w{1,20}\]/gm, ''],
  [/^[ >]{0,20}\d{1,9}[.)] /gm, ''],
  [/!\[[^[\]\n]{0,200}\]\([^()\n]{0,500}\)(?:\{(?:wide|width=[\d%px]{1,6})\})?/g, ''],
  [/\[([^[\]\n]{0,200})\]\([^()\n]{0,500}\)/g, '$1'],
  [/\[([^[\]\n]{0,200})\]\[[^[\]\n]{0,100}\]/g, '$1'],
  [/^ {0,3}\[[^[\]^\n]{1,100}\]:.{0,500}$/gm, ''],
  [/\[\^[^[\]\n]{1,100}\]:?/g, ''],
  [/<\/?[a-zA-Z][\w-]{0,30}(?:[\s/][^<>\n]{0,500})?>/g, ' '],
  // Marks within words.
  [/[*_~=`]/g, ''],
]

/** Returns the text of Markdown as readers see it. Nearly: it is made for counting words. */
export const visibleText = (markdown: string): string =>
  MARKUP.reduce((text, [markup, rest]) => text.replace(markup, rest), markdown)
