import type { Chat } from '@lanting/chat'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { onDemand } from '../../../shared/on-demand.tsx'
import { useApi } from '../../../shared/use-api.ts'
import { type Mentionable, matching, mentionAt, mentionable } from './mention.rules.ts'
import { knownUsers, loadWriters } from './mention-names.ts'

const MentionList = onDemand(async () => (await import('./mention-list.tsx')).MentionList)

interface Needs {
  readonly chat: Pick<Chat, 'getState'>
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly userId: number | undefined
  readonly setText: (text: string) => void
}

interface Open {
  readonly from: number
  readonly users: readonly Mentionable[]
  readonly place: number
}

/** Completes a mention in the composer. */
export const useMention = ({ chat, field, userId, setText }: Needs) => {
  const id = useId()
  const api = useApi()
  const [open, setOpen] = useState<Open>()

  const complete = (): boolean => {
    const element = field.current
    const mention = element && mentionAt(element.value, element.selectionStart)
    const users = mention ? matching(mentionable(knownUsers(chat), userId), mention.query) : []
    setOpen(mention && users.length > 0 ? { from: mention.from, users, place: 0 } : undefined)
    return Boolean(mention)
  }

  /** Called after every change of the text or the caret. */
  const follow = () => {
    if (!complete()) return
    loadWriters(api).then(
      (hasLoaded) => hasLoaded && document.activeElement === field.current && complete(),
      (error) => console.info('Only the names that are here:', error),
    )
  }

  const choose = ({ nick_name }: Mentionable) => {
    const element = field.current
    if (!element || !open) return
    const { value, selectionStart } = element
    const before = `${value.slice(0, open.from)}@${nick_name} `
    setText(before + value.slice(selectionStart))
    setOpen(undefined)
    requestAnimationFrame(() => element.setSelectionRange(before.length, before.length))
  }

  /** Returns whether the key belongs to the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!open) return false
    const { users, place } = open
    const step = { ArrowDown: 1, ArrowUp: users.length - 1 }[event.key]
    if (step !== undefined) setOpen({ ...open, place: (place + step) % users.length })
    else if (event.key === 'Enter' || event.key === 'Tab') choose(users[place] as Mentionable)
    else if (event.key === 'Escape') setOpen(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  const list: ReactNode = open && (
    <MentionList
      id={id}
      users={open.users}
      place={open.place}
      onChoose={choose}
      onMissing={() => setOpen(undefined)}
    />
  )
  const attributes = {
    'aria-autocomplete': 'list' as const,
    'aria-controls': open ? id : undefined,
    'aria-activedescendant': open ? `${id}-${open.place}` : undefined,
    onSelect: follow,
    onBlur: () => setOpen(undefined),
  }
  return { list, onKey, follow, attributes }
}
