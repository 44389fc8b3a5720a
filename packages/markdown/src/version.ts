/**
 * Increased with every change that makes other HTML or text of the same Markdown. Articles of an
 * older version are rendered again. 1: the first. 2: code for the page's own themes and buttons,
 * emphasis beside Han characters, prices that are no formulas, dots for Han. 3: footnotes, callouts, marks, definition lists,
 * abbreviations, heading links, file names and changed lines of code. 4: cards of addresses and files,
 * folds, galleries, widths of pictures, safe HTML. 5: cards of articles with a slug, and of addresses
 * with the host of the site. 6: code of hosts for other sites as cards, addresses that end before
 * Chinese punctuation, the language of long code by its beginning. 7: pictures without https over https.
 * 8: text without the usual titles of callouts. 9: curly quotes of Latin sentences.
 * 10: short cells of tables stay whole.
 */
export const RENDERER_VERSION = 10
