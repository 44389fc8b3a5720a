import { ROLE } from '@lanting/contract'
import {
  oneOf,
  pageOf,
  readTableSearch,
  shortText,
  type TableSearch,
} from '../../shared/table-search.ts'

const ROLES = [ROLE.administrator, ROLE.user] as const
const BLOCKS = [0, 1] as const

export interface UserSearch extends TableSearch {
  readonly name?: string
  readonly username?: string
  readonly role?: (typeof ROLES)[number]
  readonly blocked?: (typeof BLOCKS)[number]
}

/** A form sends numbers as text. An empty text is no number. */
const numberOf = (value: unknown) => (value === '' ? undefined : Number(value))

export const readUserSearch = (search: Record<string, unknown>): UserSearch => ({
  ...readTableSearch(search),
  name: shortText(search.name),
  username: shortText(search.username),
  role: oneOf(numberOf(search.role), ROLES),
  blocked: oneOf(numberOf(search.blocked), BLOCKS),
})

/** Converts the address to the request body. */
export const listBody = (search: UserSearch) => {
  const { name, username, role, blocked } = search
  return {
    ...pageOf(search),
    ...(name && { nick_name: name }),
    ...(username && { username }),
    ...(role !== undefined && { role }),
    ...(blocked !== undefined && { blocked }),
  }
}

export const isFiltered = ({ name, username, role, blocked }: UserSearch) =>
  [name, username, role, blocked].some((value) => value !== undefined)
