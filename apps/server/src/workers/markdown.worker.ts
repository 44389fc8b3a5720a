import { renderArticle } from '@lanting/markdown'

/** Runs in a thread of its own. */
export const render = (markdown: string): string => renderArticle(markdown).html
