import Type, { type Static } from 'typebox'
import { CHAT_VISITOR_MODES, type ChatVisitorMode } from './chat-visitors.ts'
import { endpoint, perMinute } from './endpoint.ts'
import {
  LANGUAGES,
  type Language,
  MENU_ENTRIES,
  READER_LANGUAGES,
  type ReaderLanguage,
  ROUTE_NAMES,
  type RouteName,
  SECTIONS,
} from './enumerations.ts'
import { Id, Text, Times } from './fields.ts'
import {
  ADMIN_LENGTH,
  BADGES_MAX,
  CODE_SOURCES_MAX,
  MENU_LINKS_MAX,
  SOCIAL_LINKS_MAX,
  SPECIAL_GREETINGS_MAX,
  VERSES_MAX,
} from './limits.ts'
import { SiteSettings } from './site.ts'

const Setting = Type.String({ maxLength: ADMIN_LENGTH.setting })

const { owner_id, ...settings } = SiteSettings.properties

const Languages = {
  /** Of the site itself: for search engines, feeds, and readers of other languages. */
  language: Type.Unsafe<Language>({ type: 'string', enum: LANGUAGES }),
  reader_language: Type.Unsafe<ReaderLanguage>({ type: 'string', enum: READER_LANGUAGES }),
}

/** Code of the owner in the pages of the site, and the origins that it may use. */
const SiteCode = {
  head_code: Type.String({ maxLength: ADMIN_LENGTH.siteCode }),
  foot_code: Type.String({ maxLength: ADMIN_LENGTH.siteCode }),
  code_sources: Type.Array(Setting, { maxItems: CODE_SOURCES_MAX, uniqueItems: true }),
}

/** Whether visitors write in the chat room. */
const ChatVisitors = Type.Unsafe<ChatVisitorMode>({ type: 'string', enum: CHAT_VISITOR_MODES })

/** All settings of the owner. */
export const AdminSettings = Type.Object({
  ...settings,
  owner_id,
  ...Languages,
  time_zone: Type.String(),
  /** Holds every post of a visitor for review. */
  hold_visitors: Type.Boolean(),
  chat_visitors: ChatVisitors,
  /** A day like 2026-03-08; empty: the day of the first start. */
  founded_on: Type.String(),
  first_steps_dismissed: Type.Boolean(),
  ...SiteCode,
})
export type AdminSettings = Static<typeof AdminSettings>

/** An absent setting does not change. */
export const SettingsChange = Type.Partial(
  Type.Object({
    ...settings,
    ...Languages,
    blog_name: Text(ADMIN_LENGTH.blogName),
    blog_avatar: Setting,
    avatar_bg: Setting,
    personal_say: Setting,
    qq_link: Setting,
    we_chat_link: Setting,
    github_link: Setting,
    git_ee_link: Setting,
    bilibili_link: Setting,
    we_chat_group: Setting,
    qq_group: Setting,
    we_chat_pay: Setting,
    ali_pay: Setting,
    record_number: Setting,
    record_link: Setting,
    thanks_link: Setting,
    blog_notice: Type.String({ maxLength: ADMIN_LENGTH.blogNotice }),
    badges: Type.Array(
      Type.Object({
        image: Setting,
        title: Type.String({ maxLength: ADMIN_LENGTH.badgeTitle }),
        link: Setting,
      }),
      { maxItems: BADGES_MAX },
    ),
    special_greetings: Type.Record(
      Type.String({ pattern: '^[1-9]\\d{0,9}$' }),
      Text(ADMIN_LENGTH.greeting),
      { maxProperties: SPECIAL_GREETINGS_MAX },
    ),
    time_zone: Type.String({ maxLength: 64 }),
    hold_visitors: Type.Boolean(),
    chat_visitors: ChatVisitors,
    first_steps_dismissed: Type.Boolean(),
    menu: Type.Array(
      Type.Object({
        ...settings.menu.items.properties,
        name: Type.String({ maxLength: ADMIN_LENGTH.menuName }),
        link: Type.Optional(Setting),
      }),
      { maxItems: MENU_ENTRIES.length + MENU_LINKS_MAX },
    ),
    hidden_sections: Type.Array(settings.hidden_sections.items, {
      maxItems: SECTIONS.length,
      uniqueItems: true,
    }),
    favicon: Setting,
    description: Type.String({ maxLength: ADMIN_LENGTH.searchDescription }),
    verses: Type.Array(Text(ADMIN_LENGTH.verse), { maxItems: VERSES_MAX }),
    seal: Type.String({ maxLength: ADMIN_LENGTH.heroSeal }),
    social_links: Type.Array(
      Type.Object({
        ...settings.social_links.items.properties,
        name: Text(ADMIN_LENGTH.socialName),
        link: Text(ADMIN_LENGTH.setting),
      }),
      { maxItems: SOCIAL_LINKS_MAX },
    ),
    founded_on: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }),
    ...SiteCode,
  }),
)
export type SettingsChange = Static<typeof SettingsChange>

/** Code runs in the browser of the owner too, with the owner's rights: only the owner sets it. */
export const isOwnersChange = (change: SettingsChange): boolean =>
  Object.keys(SiteCode).some((name) => Object.hasOwn(change, name))

export const getSettings = endpoint({
  summary: 'Get all settings of the site',
  method: 'GET',
  path: '/api/config/settings',
  access: 'administrator',
  limit: perMinute(300),
  result: Type.Object({ ...AdminSettings.properties, ...Times }),
})

export const updateConfig = endpoint({
  summary:
    'Change settings of the site; absent settings do not change, and only the owner sets code',
  method: 'POST',
  path: '/api/config/update',
  access: 'administrator',
  limit: perMinute(60),
  body: SettingsChange,
  result: Type.Boolean(),
})

export const addOrUpdatePageHeader = endpoint({
  summary: 'Set the page header of a route',
  method: 'POST',
  path: '/api/pageHeader/addOrUpdate',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({
    id: Type.Optional(Id),
    route_name: Type.Unsafe<RouteName>({ type: 'string', enum: ROUTE_NAMES }),
    bg_url: Text(ADMIN_LENGTH.setting),
  }),
  result: Type.Object({ id: Id }),
})

export const deletePageHeader = endpoint({
  summary: 'Reset the page header of a route to its default',
  method: 'POST',
  path: '/api/pageHeader/delete',
  access: 'administrator',
  limit: perMinute(60),
  body: Type.Object({ id: Id }),
  result: Type.Boolean(),
})
