import type { Source } from './source.ts'

/** Folders that mean something; any other that holds everything is only a wrapper. */
const MEANT = /^(?:_posts|_drafts|source|content|static|public|assets|posts|articles|pages|drafts)$/

const wrapperOf = (paths: readonly string[]): string => {
  const [first = ''] = paths
  const folder = first.split('/')[0] ?? ''
  const isWrapper = paths.every((path) => path.startsWith(`${folder}/`)) && !MEANT.test(folder)
  return isWrapper && folder !== '' ? `${folder}/` : ''
}

/** The same files under the same names, whether their folder was packed or what is in it. */
export const withoutWrapper = (source: Source): Source => {
  const wrapper = wrapperOf(source.paths)
  if (wrapper === '') return source
  const inner = withoutWrapper({
    paths: source.paths.map((path) => path.slice(wrapper.length)),
    tooLong: source.tooLong.map((path) =>
      path.startsWith(wrapper) ? path.slice(wrapper.length) : path,
    ),
    sizeOf: (path) => source.sizeOf(`${wrapper}${path}`),
    read: (path, maxBytes) => source.read(`${wrapper}${path}`, maxBytes),
    close: source.close,
  })
  return inner
}
