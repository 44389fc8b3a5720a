import { expect, it } from 'vitest'
import { droppedFiles, filesOfFolder } from './dropped-files.ts'
import { fileEntry, folderEntry, transfer } from './testing/dropped-entries.ts'

it('finds the files of dropped folders in the order of their names, and loose ones first', async () => {
  const inner = folderEntry('b', [fileEntry('/trip/b/1.jpg')])
  const trip = folderEntry('trip', [
    fileEntry('/trip/10.jpg'),
    inner,
    fileEntry('/trip/.hidden'),
    fileEntry('/trip/9.jpg'),
  ])
  const entries = [trip, fileEntry('/loose.jpg')]
  const found = await droppedFiles(
    transfer(entries, [new File([], 'trip'), new File(['x'], 'loose.jpg')]),
    (name) => !name.startsWith('.'),
  )
  const paths = found.map(({ path }) => path)
  expect(paths).toEqual(['loose.jpg', '/trip/9.jpg', '/trip/10.jpg', '/trip/b/1.jpg'])
})

it('sorts the files of a chosen folder as people count', () => {
  const files = ['trip/10.jpg', 'trip/9.jpg', 'trip/b/1.jpg'].map((path) =>
    Object.assign(new File([], path.split('/').at(-1) ?? ''), { webkitRelativePath: path }),
  )
  const paths = filesOfFolder(files).map(({ path }) => path)
  expect(paths).toEqual(['/trip/9.jpg', '/trip/10.jpg', '/trip/b/1.jpg'])
})
