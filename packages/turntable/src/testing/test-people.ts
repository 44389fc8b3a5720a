import type { Person } from '../rules/commands.ts'

export const testPerson = (user_id: number, changes: Partial<Person> = {}): Person => ({
  user_id,
  nick_name: `user ${user_id}`,
  isAdministrator: false,
  isMuted: false,
  ...changes,
})
