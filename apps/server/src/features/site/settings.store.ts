import {
  ARTICLES_PER_PAGE,
  type Backup,
  type BackupFailure,
  type BackupOutcome,
  type BackupSchedule,
  type BlockedWord,
  type ChatVisitorMode,
  type Language,
  type ReaderLanguage,
  type SiteSettings,
  type WritingRules,
} from '@lanting/contract'
import { copies } from '@lanting/copy'
import type { Queries } from '../../database/open.ts'

/** The settings of the site. Each is a row, so a new one needs no migration. */
export interface Settings extends SiteSettings {
  readonly time_zone: string
  readonly language: Language
  readonly reader_language: ReaderLanguage
  readonly blocklist: readonly BlockedWord[]
  readonly hold_visitors: boolean
  readonly chat_rules: WritingRules
  readonly chat_visitors: ChatVisitorMode
  readonly founded_on: string
  readonly head_code: string
  readonly foot_code: string
  readonly code_sources: string[]
  readonly first_steps_dismissed: boolean
  /** The digest of the hash of a password that nobody has chosen; empty if there was none. */
  readonly drawn_password: string
  /** Created at the first start. Signs cookies. */
  readonly signing_secret: string
  /** The renderer version that has rendered every article. */
  readonly rendered_by: number
  /** Time and path of the last backup, or null. */
  readonly last_backup: Backup | null
  /** Where several nodes keep their files, see `files-place.ts`; empty before a node has said so. */
  readonly files_place: string
  /** Null after a success. */
  readonly last_backup_failure: BackupFailure | null
  readonly last_restore: BackupOutcome | null
  readonly backup_schedule: BackupSchedule
  /** The time of the first start; 0 before it. */
  readonly created_at: number
}

const BLOCKLIST: readonly BlockedWord[] = copies['zh-CN'].serverTexts.maskedWords.map((word) => ({
  word,
  action: 'mask',
}))

/** A site without a name and words of its own has those of its language. */
const defaultsOf = (language: Language): Settings => ({
  blog_name: copies[language].site.name,
  blog_avatar: '',
  avatar_bg: '',
  personal_say: copies[language].site.tagline,
  blog_notice: '',
  qq_link: '',
  we_chat_link: '',
  github_link: '',
  git_ee_link: '',
  bilibili_link: '',
  we_chat_group: '',
  qq_group: '',
  we_chat_pay: '',
  ali_pay: '',
  record_number: '',
  record_link: '',
  badges: [],
  thanks_link: '/thanks',
  owner_id: 0,
  registration: 'open',
  default_theme: 'hour',
  menu: [],
  hidden_sections: [],
  favicon: '',
  description: '',
  verses: [],
  seal: '',
  social_links: [],
  comment_rule: 'open',
  articles_per_page: ARTICLES_PER_PAGE.least,
  special_greetings: { 3: copies[language].site.specialGreeting },
  time_zone: 'Asia/Shanghai',
  language,
  reader_language: 'browser',
  blocklist: BLOCKLIST,
  hold_visitors: false,
  chat_rules: { slow_ms: 0, read_only_until: 0 },
  chat_visitors: 'off',
  founded_on: '',
  head_code: '',
  foot_code: '',
  code_sources: [],
  first_steps_dismissed: false,
  drawn_password: '',
  signing_secret: '',
  rendered_by: 1,
  last_backup: null,
  files_place: '',
  last_backup_failure: null,
  last_restore: null,
  backup_schedule: { every: 'off', hour: 4, weekday: 0, keepDaily: 7, keepWeekly: 4 },
  created_at: 0,
})

export const settingsStore = (queries: Queries) => ({
  read: async (): Promise<Settings & { readonly updated_at: number }> => {
    const rows = await queries.selectFrom('settings').selectAll().execute()
    const stored = Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value)]))
    const updated_at = Math.max(0, ...rows.map((row) => row.updated_at))
    return { ...defaultsOf(stored.language ?? 'zh-CN'), ...stored, updated_at }
  },

  /** When a setting was written; undefined for a default. */
  writtenAt: async (name: keyof Settings): Promise<number | undefined> => {
    const row = await queries
      .selectFrom('settings')
      .select('updated_at')
      .where('name', '=', name)
      .executeTakeFirst()
    return row?.updated_at
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
