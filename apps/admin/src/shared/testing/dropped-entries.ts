/** Files and folders as a browser gives them when they are dropped. */
export const fileEntry = (fullPath: string) => {
  const name = fullPath.split('/').at(-1) ?? ''
  return {
    name,
    fullPath,
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(new File(['x'], name)),
  }
}

export const folderEntry = (name: string, inside: readonly object[]) => ({
  name,
  fullPath: `/${name}`,
  isDirectory: true,
  createReader: () => {
    const left = [...inside]
    return { readEntries: (resolve: (part: object[]) => void) => resolve(left.splice(0, 1)) }
  },
})

export const transfer = (entries: readonly object[], files: readonly File[]) =>
  ({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  }) as unknown as DataTransfer
