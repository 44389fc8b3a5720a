import { type FormEvent, useRef, useState } from 'react'
import { useChatCopy } from '../use-chat-copy.ts'
import { jumpsAtOnce, startOfDay } from './day-jump.rules.ts'
import { useRoom } from './room-context.ts'

const hasMouse = () => window.matchMedia('(hover: hover)').matches

/** Leads to the first message of a day, which is chosen or typed. */
export const DayJump = () => {
  const chatRoom = useChatCopy()
  const { jump } = useRoom()
  const [day, setDay] = useState('')
  const isTyped = useRef(false)
  const go = (wanted: string) => {
    const atMs = startOfDay(wanted)
    if (atMs !== undefined) jump({ atMs })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(day)
  }
  const change = (value: string) => {
    setDay(value)
    if (jumpsAtOnce({ hasMouse: hasMouse(), isTyped: isTyped.current })) go(value)
  }
  return (
    <form onSubmit={submit}>
      <label>
        {chatRoom.toDate}
        <input
          type="date"
          value={day}
          onPointerDown={() => {
            isTyped.current = false
          }}
          onKeyDown={() => {
            isTyped.current = true
          }}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </label>
      {startOfDay(day) !== undefined && <button type="submit">{chatRoom.goToDate}</button>}
    </form>
  )
}
