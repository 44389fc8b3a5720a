import type { TurntableSong } from '@lanting/contract'

export const testSong = (id: number, duration_ms = 20_000 + id * 3_000): TurntableSong => ({
  id,
  name: `song ${id}`,
  ar: [],
  al: { picUrl: '' },
  alia: [],
  duration_ms,
})
