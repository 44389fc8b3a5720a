import { parse } from 'yaml'
import { listOf, pathOf, rowOf, textOf } from '../values.ts'

/** A path out of an expression such as `^/old/?$`; undefined if it matches more than one path. */
const plainPath = (from: string): string | undefined => {
  const path = from
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replace(/\/\?$/, '/')
    .replaceAll(/\\([/.-])/g, '$1')
  return /[\\^$*+?()[\]{}|]/.test(path) ? undefined : pathOf(path)
}

/** Reads `redirects.json` or `redirects.yaml`. `from` is undefined for patterns. */
export const readRedirects = (
  path: string,
  content: string,
): { readonly written: string; readonly from: string | undefined; readonly to: string }[] => {
  const isYaml = /\.ya?ml$/i.test(path)
  const rows = isYaml
    ? Object.values(rowOf(parse(content))).flatMap((group) => Object.entries(rowOf(group)))
    : listOf(JSON.parse(content)).map((one) => [rowOf(one).from, rowOf(one).to])
  return rows.map(([from, to]) => ({
    written: textOf(from),
    from: plainPath(textOf(from)),
    to: pathOf(textOf(to)),
  }))
}
