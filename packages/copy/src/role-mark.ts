import type { InBothLanguages } from './in-both-languages.ts'

const chinese = {
  /** Short, beside a name, and the same for screen readers and the pointer. */
  owner: 'UP',
  ownerTitle: '站长',
  administrator: '管理',
  administratorTitle: '管理员',
}
type RoleMarkCopy = typeof chinese

const english: RoleMarkCopy = {
  owner: 'Owner',
  ownerTitle: 'Site owner',
  administrator: 'Admin',
  administratorTitle: 'Administrator',
}

/** Separate from the copy that every page loads. It comes with the texts of users. */
export const roleMarkCopy: InBothLanguages<RoleMarkCopy> = { 'zh-CN': chinese, en: english }
