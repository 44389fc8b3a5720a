import { visibleText } from '@lanting/contract'
import { type CSSProperties, useRef } from 'react'
import { Avatar } from '../../../shared/avatar.tsx'
import { useCopy } from '../../../shared/language.ts'
import { RoleMark } from '../../../shared/role-mark.tsx'
import type { SkyNote } from '../board.queries.ts'
import { gapAfter, LANES, LANES_ABOVE } from './marquee.rules.ts'
import { useMarquee } from './use-marquee.ts'
import './sky-lanes.css'

export interface Drifting extends SkyNote {
  readonly isNew?: boolean
}

export const SkyMessage = ({ message, gap }: { message: Drifting; gap?: number }) => {
  const { board } = useCopy()
  const { user_id, avatar, nick_name, isNew } = message
  return (
    <li className="sky-message" data-new={isNew} style={gap ? { marginRight: gap } : undefined}>
      <Avatar user={{ id: user_id ?? 0, avatar }} size={34} />
      <span className="for-screen-readers">{nick_name}</span>
      <RoleMark userId={user_id} />
      {board.colon}
      <span className="sky-text">{visibleText(message.message)}</span>
      {isNew && <em>{board.isNew}</em>}
    </li>
  )
}

interface Props {
  readonly messages: readonly Drifting[]
  readonly place: number
  readonly isPaused: boolean
}

/** One lane of the sky. Its messages move together. */
export const SkyLane = ({ messages, place, isPaused }: Props) => {
  const lane = useRef<HTMLUListElement>(null)
  useMarquee(lane, { isPaused, place })
  return (
    <ul
      ref={lane}
      className="sky-lane"
      data-lane={place}
      data-own={place >= LANES}
      data-below={place >= LANES_ABOVE}
      style={{ '--lane': place >= LANES_ABOVE ? place - LANES_ABOVE : place } as CSSProperties}
    >
      {messages.map((message) => (
        <SkyMessage key={message.id} message={message} gap={gapAfter(message.id)} />
      ))}
    </ul>
  )
}
