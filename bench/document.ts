/**
 * `docs/performance.md` has several writers: `npm run bench` writes the beginning, each other
 * command its own section. The last four are written by hand.
 */
const SECTIONS = [
  '## Chat\n',
  '## Lighthouse\n',
  '## Frames\n',
  '## Lyric boards\n',
  '## Music\n',
  '## Listening together\n',
  '## Before and after\n',
] as const
type Section = (typeof SECTIONS)[number]

const startsOf = (document: string) =>
  SECTIONS.map((section) => document.indexOf(section)).filter((at) => at >= 0)

const beginningOf = (document: string) =>
  document.slice(0, Math.min(document.length, ...startsOf(document)))

const textOf = (document: string, section: Section) => {
  const at = document.indexOf(section)
  if (at < 0) return ''
  return document.slice(at, Math.min(document.length, ...startsOf(document).filter((s) => s > at)))
}

const joined = (parts: readonly string[]) =>
  parts
    .map((part) => part.trimEnd())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')

/** Returns the document with new results of `npm run bench`. */
export const withBench = (document: string, report: string): string =>
  joined([report, ...SECTIONS.map((section) => textOf(document, section))])

const withSection = (document: string, own: Section, text: string): string =>
  joined([
    beginningOf(document) || '# Performance',
    ...SECTIONS.map((section) => (section === own ? `${own}\n${text}` : textOf(document, section))),
  ])

/**
 * Returns the document with new results of `npm run bench -- chat`, given without their heading.
 */
export const withChat = (document: string, text: string): string =>
  withSection(document, '## Chat\n', text)

/** The same for `npm run lighthouse`. */
export const withLighthouse = (document: string, text: string): string =>
  withSection(document, '## Lighthouse\n', text)

/** The same for `npm run bench -- frames`. */
export const withFrames = (document: string, text: string): string =>
  withSection(document, '## Frames\n', text)
