import {
  descriptionOf,
  isMailAddress,
  PLAYLIST_IMPORT_MAX,
  picturesIn,
  reducedMarkup,
  visibleLength,
} from '@lanting/contract'
import { describe, expect, inject, it } from 'vitest'
import { findTable } from './apps/admin/src/shared/markdown/editing/table.ts'
import { ngramsOfText } from './apps/server/src/database/search-index/ngrams.ts'
import { displayText, normalizeText } from './apps/server/src/database/search-index/normalize.ts'
import {
  importedName,
  isValidName,
  storedName,
} from './apps/server/src/features/accounts/names/names.rules.ts'
import { nameSkeleton } from './apps/server/src/features/accounts/names/skeletons.ts'
import { missedTerm } from './apps/server/src/features/analytics/missed-terms.rules.ts'
import { readEventOf, referrerOf } from './apps/server/src/features/analytics/page-reads.rules.ts'
import { articleIdOf } from './apps/server/src/features/articles/article-address.rules.ts'
import { hasVisibleText } from './apps/server/src/features/board/board.rules.ts'
import { absoluteUrl, feedHtml } from './apps/server/src/features/feeds/feed-html.rules.ts'
import { isSiteAddress } from './apps/server/src/features/links/links.rules.ts'
import { createBlocklistCheck } from './apps/server/src/features/moderation/blocklist.rules.ts'
import { rangeOf } from './apps/server/src/features/music/byte-ranges.rules.ts'
import { safeName, songFileName } from './apps/server/src/features/music/file-names.rules.ts'
import { linkIn } from './apps/server/src/features/music/listener/import/playlist-link.rules.ts'
import {
  linesOf,
  readLine,
} from './apps/server/src/features/music/listener/import/song-lines.rules.ts'
import { createMatcher } from './apps/server/src/features/music/listener/import/song-match.rules.ts'
import { namesOf, readFileName } from './apps/server/src/features/music/songs.rules.ts'
import {
  ownPicture,
  readOgImageName,
} from './apps/server/src/features/og-images/og-images.rules.ts'
import { oneLine } from './apps/server/src/features/outbox/mail/mail-templates.rules.ts'
import { parseQuery } from './apps/server/src/features/search/search.rules.ts'
import { safePath } from './apps/server/src/features/transfer/archive/source.ts'
import { fileNameOf } from './apps/server/src/features/transfer/exported-files.ts'
import {
  commentText,
  momentOf,
  pathOf,
} from './apps/server/src/features/transfer/foreign/values.ts'
import {
  innerLinksOf,
  picturesOf,
  replaceAddresses,
} from './apps/server/src/features/transfer/markdown/addresses.ts'
import { dateOf } from './apps/server/src/features/transfer/markdown/dates.ts'
import { readMarkdownFile } from './apps/server/src/features/transfer/markdown/front-matter.ts'
import { importedArticle } from './apps/server/src/features/transfer/markdown/imported-article.ts'
import { oldPathsOf, plainPath } from './apps/server/src/features/transfer/markdown/old-paths.ts'
import { fileOf } from './apps/server/src/features/transfer/markdown/pictures.ts'
import {
  onlyHeading,
  plainMarkdown,
} from './apps/server/src/features/transfer/markdown/shortcodes.ts'
import { isTextFile, skippedText } from './apps/server/src/features/transfer/markdown/text-kind.ts'
import { cut, textsOf } from './apps/server/src/features/transfer/markdown/values.ts'
import { markupText, titleSize } from './apps/server/src/features/uploads/og-image-title.rules.ts'
import { isProgram } from './apps/server/src/http/bot-detection.ts'
import { languageOf } from './apps/server/src/http/language.ts'
import { xmlText } from './apps/server/src/http/xml.ts'
import { catalogueOf } from './apps/web/src/features/articles/reading/catalogue.rules.ts'
import { excerpt, readQuote } from './apps/web/src/features/chat/room/quote.rules.ts'
import { readMarkdown } from './apps/web/src/features/comments/text/markdown-blocks.ts'
import { asSearched } from './apps/web/src/features/search/search-text.rules.ts'
import { textPieces } from './apps/web/src/shared/text-links.ts'
import { deviceName } from './packages/browser/src/device-name.ts'
import { readFrame } from './packages/chat/src/room/read-frame.ts'
import { isPictureAddress, isWebAddress } from './packages/contract/src/web-address.ts'
import { embedOf } from './packages/markdown/src/embed-addresses.ts'
import { markdownOfClipboard } from './packages/markdown/src/from-html/clipboard.ts'
import { htmlToMarkdown } from './packages/markdown/src/from-html/html-to-markdown.ts'
import { lyricFaults, parseLyrics } from './packages/player/src/index.ts'

/** Elements that are nested too deeply end with this error, which the import reports. */
const unlessTooDeep = (read: () => unknown) => {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const LENGTH = 100_000
/** Much more than any reader needs. Quadratic work takes longer. */
const GENEROUS_CPU_MS = 5_000

/** CPU time of this thread. Other work on a busy machine does not count. */
const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

const place = {
  ...{ siteUrl: 'https://a.test', pageUrl: 'https://a.test/article?id=1' },
  callouts: {},
}
const around = { timeZone: 'Asia/Shanghai', now: 0, category: 'c' }
const judge = createBlocklistCheck([
  { word: 'aaab', action: 'refuse' },
  { word: '茶水', action: 'hold' },
  { word: '\u200da-', action: 'mask' },
])
const copy = new Proxy({}, { get: () => String }) as Parameters<typeof deviceName>[1]

/** Every function that reads text of strangers. */
const READERS: Record<string, (text: string) => unknown> = {
  markup: reducedMarkup,
  'visible length': visibleLength,
  description: descriptionOf,
  'pictures in a text': picturesIn,
  'mail address': isMailAddress,
  blocklist: judge,
  'text on the board': hasVisibleText,
  'nick name': (text) => [isValidName, storedName, importedName, text, nameSkeleton(text)],
  'address of a site': (text) => [isSiteAddress(text), isWebAddress(text), isPictureAddress(text)],
  'links of a text': textPieces,
  'Markdown of a comment': readMarkdown,
  quotation: (text) => [readQuote(text), excerpt(text)],
  'frame of the chat': readFrame,
  'search as typed': (text) => [asSearched(text), parseQuery(text), missedTerm(text)],
  'search index': (text) => ngramsOfText(normalizeText(displayText(text))),
  lyrics: (text) => [parseLyrics(text), parseLyrics('[00:00.00]a', text), lyricFaults(text)],
  'songs of a playlist': (text) => {
    const match = createMatcher([{ song: 1, names: [text], artists: [text] }])
    const lines = linesOf(text).slice(0, PLAYLIST_IMPORT_MAX.songs)
    return [linkIn(text), ...lines.map((line, place) => match(readLine(line, place).readings))]
  },
  'name of a song': (text) => [
    namesOf(text, { title: '', artists: [], album: '' }),
    safeName(text),
    songFileName(text, 'mp3'),
    readFileName(text),
  ],
  'range of bytes': (text) => [rangeOf(text, 1_000), rangeOf(`bytes=${text}`, 1_000)],
  'user agent': (text) => [isProgram(text), deviceName(text, copy)],
  language: (text) => languageOf(`/?lang=${text}`, { cookie: text, 'accept-language': text }),
  'address of a page': (text) => [readEventOf(text), articleIdOf(`/article?${text}`)],
  referrer: (text) => referrerOf(text, ['a.test']),
  'og image': (text) => [
    readOgImageName(text),
    ownPicture(text),
    markupText(text),
    titleSize(text),
  ],
  'mail subject': oneLine,
  // The renderer has bounded the nesting of the HTML of an article.
  feed: (text) => [
    feedHtml(`<p>${text.replaceAll('<', '&lt;')}</p>`, place),
    absoluteUrl(text, place),
    xmlText(text),
  ],
  catalogue: catalogueOf,
  'path of an archive': (text) => [safePath(text), isTextFile(`${text}.md`), skippedText(text)],
  'old address': (text) => [
    plainPath(text),
    oldPathsOf({
      path: text,
      data: { aliases: text },
      createdAt: 0,
      timeZone: 'UTC',
      kind: 'article',
    }),
  ],
  'front matter': (text) => readMarkdownFile(`---\n${text}\n`),
  'values of front matter': (text) => [textsOf(text), dateOf(text, 'UTC'), cut(text, 100)],
  'copied text': (text) => unlessTooDeep(() => markdownOfClipboard(`<b>${text}`)),
  'table in a text': (text) => findTable([`| ${text}`, '| - |', text], 0),
  'address of a card': (text) => [embedOf(text), embedOf(`https://youtu.be/${text}`)],
  'imported HTML': (text) => [
    unlessTooDeep(() => htmlToMarkdown(text)),
    unlessTooDeep(() => commentText(text)),
    momentOf(text),
    pathOf(text),
  ],
  'imported text': (text) => [plainMarkdown(text), onlyHeading(text), fileNameOf(text)],
  'imported file': (text) => importedArticle('a.md', { data: {}, content: text }, around),
  'imported pictures': (text) => [
    picturesOf(text),
    innerLinksOf(text),
    replaceAddresses(text, new Map()),
    fileOf(text, { path: 'a.md', has: () => false }),
  ],
}

/** Texts that an expression may begin with, continue with, or wait for. */
const PIECES =
  ' |\t|\n|\r\n|a|1|.|-|_|/|\\|#|# |?|?a|&|&amp;|&#x|=|;|:|,|@|a@|a.|a.a|www.|https://|//|../|(|)|[|]|{|}|<|>|"|\'|`|*|$|!|%|%2|+|~|^' +
  '|![|](|![](|![](<|](<|[a](|<a|<a |</a|<a b=|<a b="|<a b="c" |<img |<img src|<img src=|<img src="|<h1 id="h-|<h1 id="h-a">' +
  '|<span class="katex-mathml">|<!--|<!-- more|{%|{% asset_img |{% asset_img a|{{<|{{< figure |{{< figure src="|{{% figure src="a" ' +
  '|[00:|[00:00]|[00:00.00]<00:00.00>|<00:|<00:00>|[ar:|{"t":1,|> a：|> |a - |bytes=|content/|source/|/uploads/|---\n|- |a: |茶|\u200d|\u0301|🙂|👨\u200d|ﷺ'
const ENDS = ['', '!', '\n', '>']

const textsOfPiece = (piece: string): string[] => {
  const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)
  if (!inject('long')) return [`${text}!`]
  return ENDS.flatMap((end) => [text + end, `${piece}a${text}${end}`])
}

/** Pairs of texts that a reader matches with each other. */
const PAIRS = [
  ['[00:00]', '<00:00>a'],
  ['# a\n', '[a](#a)'],
  ['<a b="', '">'],
  ['{{< figure src="', '" >}}'],
]

const TEXTS = [
  ...PIECES.split('|').flatMap(textsOfPiece),
  ...PAIRS.map((pair) => pair.map((half) => half.repeat(LENGTH / 2 / half.length)).join('')),
]
/** These readers look up every character in Unicode tables. A third of the texts is enough. */
const THOROUGH = ['visible length', 'search as typed', 'search index']

const textsFor = (name: string) =>
  inject('long') || !THOROUGH.includes(name) ? TEXTS : TEXTS.filter((_, index) => index % 3 === 0)

describe('100 kB of hostile text', () => {
  it.each(Object.keys(READERS))('is read within the time limit: %s', (name) => {
    const slow = textsFor(name).flatMap((text) => {
      const begun = cpuMs()
      READERS[name]?.(text)
      const took = cpuMs() - begun
      return took > GENEROUS_CPU_MS ? [`${JSON.stringify(text.slice(0, 40))}: ${took} ms`] : []
    })
    expect(slow).toEqual([])
  })
})
