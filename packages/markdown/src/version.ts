/**
 * Goes up with every change that makes other HTML or other text of the same Markdown: articles that
 * an older renderer has made are then rendered again.
 *
 * 1: the first. 2: code for the page's own themes and buttons, emphasis beside Han characters,
 * prices that are no formulas, dots for Han.
 */
export const RENDERER_VERSION = 2
