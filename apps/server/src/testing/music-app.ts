import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { listening } from './listening.ts'

/** How long to wait for background work. */
export const SOON = { timeout: 15_000 }

/** A listening app, because the library is scanned after the site has opened. */
export const openMusicApp = async (
  files: Readonly<Record<string, Buffer | string>> = {},
  options: Parameters<typeof listening>[0] = {},
) => {
  let folder = ''
  const write = async (path: string, content: Buffer | string) => {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  const opened = await listening({
    ...options,
    beforeListening: async ({ platform }) => {
      folder = platform.music.folder ?? ''
      for (const [path, content] of Object.entries(files)) await write(path, content)
    },
  })
  const client = opened.client()
  const found = async (keywords: string) =>
    (await client.searchSongs({ query: { keywords, limit: 100, offset: 0 } })).result.songs
  /** Waits until the background scan has found this number of songs. */
  const hasSongs = (count: number) =>
    expect
      .poll(
        () =>
          opened.platform.database.queries
            .selectFrom('songs')
            .select('id')
            .where('missing_since', '=', 0)
            .execute(),
        { timeout: 60_000, interval: 50 },
      )
      .toHaveLength(count)
  return { ...opened, folder, write, found, hasSongs, visitor: client }
}
