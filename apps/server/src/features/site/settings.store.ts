import type { Queries } from '../../database/open.ts'

/** What the owner of the site decides, and visitors see. */
export interface Settings {
  readonly owner_id: number
  readonly time_zone: string
}

const DEFAULTS: Settings = { owner_id: 0, time_zone: 'Asia/Shanghai' }

export const settingsStore = (queries: Queries) => ({
  read: async (): Promise<Settings> => {
    const rows = await queries.selectFrom('settings').select(['name', 'value']).execute()
    const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
    return { ...DEFAULTS, ...stored }
  },

  write: async (changes: Partial<Settings>, now: number) => {
    const rows = Object.entries(changes).map(([name, value]) => ({
      name,
      value: JSON.stringify(value),
      updated_at: now,
    }))
    await queries
      .insertInto('settings')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((row) => ({
          value: row.ref('excluded.value'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute()
  },
})

export type SettingsStore = ReturnType<typeof settingsStore>
