/** Markup that readers do not see, and what stays of it. */
const MARKUP: readonly (readonly [RegExp, string])[] = [
  // Fences with their language, numbers of lists, pictures, links, addresses of links, and elements.
  [/^ {0,3}(?:`{3,}|~{3,}).*$/gm, ''],
  [/^[ >]*\d{1,9}[.)] /gm, ''],
  [/!\[[^\]\n]*\]\([^()\n]*\)/g, ''],
  [/\[([^\]\n]*)\]\([^()\n]*\)/g, '$1'],
  [/\[([^\]\n]*)\]\[[^\]\n]*\]/g, '$1'],
  [/^ {0,3}\[[^\]^\n][^\]\n]*\]:.*$/gm, ''],
  [/\[\^[^\]\n]+\]:?/g, ''],
  [/<\/?[a-zA-Z][\w-]*(?:[\s/][^<>\n]*)?>/g, ' '],
  // Marks within words.
  [/[*_~=`]+/g, ''],
]

/** Returns the text of Markdown as readers see it. Nearly: it is made for counting words. */
export const visibleText = (markdown: string): string =>
  MARKUP.reduce((text, [markup, rest]) => text.replace(markup, rest), markdown)
