/** `docs/performance.md` has two writers: what `npm run lighthouse` wrote stands at its end. */
const LIGHTHOUSE = '## Lighthouse\n'

const split = (document: string) => {
  const at = document.indexOf(LIGHTHOUSE)
  return at < 0
    ? { bench: document, lighthouse: '' }
    : { bench: document.slice(0, at), lighthouse: document.slice(at) }
}

const joined = (bench: string, lighthouse: string) =>
  [bench.trimEnd(), lighthouse.trimEnd()].filter(Boolean).join('\n\n').concat('\n')

/** The document with new results of `npm run bench`. */
export const withBench = (document: string, report: string): string =>
  joined(report, split(document).lighthouse)

/** The document with new results of `npm run lighthouse`, given without their heading. */
export const withLighthouse = (document: string, section: string): string =>
  joined(split(document).bench || '# Performance', `${LIGHTHOUSE}\n${section}`)
