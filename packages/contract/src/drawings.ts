/** The artwork of the site, and its paintings, have a dark version beside them. */
export const isDrawing = (url: string): boolean =>
  /^\/(?:art\/(?!(?:demo\/)?avatars\/)|paintings\/)[\w/-]+\.avif$/.test(url)

export const nightTwin = (url: string): string => url.replace(/\.avif$/, '-dark.avif')

/** Returns the pictures among the files of a folder that have a dark version. */
export const pairedDrawings = (names: readonly string[]): string[] =>
  names.filter((name) => name.endsWith('.avif') && names.includes(nightTwin(name)))
