import type { Source } from './source.ts'

/** Folders with a meaning. Any other folder around all files is a wrapper. */
const MEANINGFUL =
  /^(?:_posts|_drafts|source|content|static|public|assets|posts|articles|pages|drafts)$/

const wrapperOf = (paths: readonly string[]): string => {
  const [first = ''] = paths
  const folder = first.split('/')[0] ?? ''
  const isWrapper = paths.every((path) => path.startsWith(`${folder}/`)) && !MEANINGFUL.test(folder)
  return isWrapper && folder !== '' ? `${folder}/` : ''
}

/** Removes a folder around all files, so that paths do not depend on how the archive was packed. */
export const withoutWrapper = (source: Source): Source => {
  const wrapper = wrapperOf(source.paths)
  if (wrapper === '') return source
  const inner = withoutWrapper({
    paths: source.paths.map((path) => path.slice(wrapper.length)),
    tooLong: source.tooLong.map((path) =>
      path.startsWith(wrapper) ? path.slice(wrapper.length) : path,
    ),
    unread: source.unread,
    sizeOf: (path) => source.sizeOf(`${wrapper}${path}`),
    changedAt: (path) => source.changedAt?.(`${wrapper}${path}`),
    read: (path, maxBytes) => source.read(`${wrapper}${path}`, maxBytes),
    beginning: (path, bytes) => source.beginning(`${wrapper}${path}`, bytes),
    extract: (path, target) => source.extract(`${wrapper}${path}`, target),
    close: source.close,
  })
  return inner
}
