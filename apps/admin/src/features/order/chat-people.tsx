import type { ChatMute } from '@lanting/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { ask } from '../../shared/ask.ts'
import { fullDate } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { useSession } from '../../shared/session.ts'
import { say } from '../../shared/toasts.ts'
import { MuteDialog, type Muted } from './mute-dialog.tsx'
import { CHAT_PEOPLE, mutesQuery, ORDER, onlineQuery } from './order.queries.ts'

interface Person extends Muted {
  readonly avatar: string
}

const Face = ({ person }: { person: Person }) => (
  <>
    <img className="avatar" src={person.avatar} alt="" />
    <b dir="auto">{person.nick_name}</b>
  </>
)

const MutedRow = ({ mute, onLift }: { mute: ChatMute; onLift: () => void }) => {
  const { chatDesk } = useCopy().admin
  return (
    <li>
      <Face person={mute} />
      <small className="quiet">{chatDesk.until(fullDate(mute.untilMs))}</small>
      <button
        type="button"
        className="link"
        aria-label={chatDesk.liftName(mute.nick_name)}
        onClick={onLift}
      >
        {chatDesk.lift}
      </button>
    </li>
  )
}

/** Who is in the chat room and who may only read, beside what was said there. */
export const ChatPeople = () => {
  const { chatDesk } = useCopy().admin
  const queries = useQueryClient()
  const own = useSession((state) => state.userInfo?.id)
  const { data: online } = useQuery(onlineQuery())
  const { data: mutes } = useQuery(mutesQuery())
  const [muted, setMuted] = useState<Person>()
  /** However it ends, the lists show what the server has; a failure has been told by the call. */
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      say('info', done)
    } catch (error) {
      console.info('The lists are fetched anew.', error)
    }
    await queries.invalidateQueries({ queryKey: CHAT_PEOPLE })
  }
  const sendOut = async ({ user_id, nick_name }: Person) => {
    if (!(await ask({ text: chatDesk.confirmOffline(nick_name), yes: chatDesk.offline }))) return
    await act(() => api.forceOffline({ params: { id: user_id } }), chatDesk.isOffline)
  }
  const others = (online?.people ?? []).filter(({ user_id }) => user_id !== own)
  return (
    <div className="chat-people">
      <section className="sheet" aria-label={chatDesk.here}>
        <h2>{chatDesk.here}</h2>
        {online && others.length === 0 && <p className="quiet">{chatDesk.nobody}</p>}
        <ul>
          {others.map((person) => (
            <li key={person.user_id}>
              <Face person={person} />
              <button
                type="button"
                className="link"
                aria-label={chatDesk.muteName(person.nick_name)}
                onClick={() => setMuted(person)}
              >
                {chatDesk.mute}
              </button>
              <button
                type="button"
                className="link"
                aria-label={chatDesk.offlineName(person.nick_name)}
                onClick={() => sendOut(person)}
              >
                {chatDesk.offline}
              </button>
            </li>
          ))}
        </ul>
        {online && online.visitors > 0 && (
          <p className="quiet">{chatDesk.visitors(online.visitors)}</p>
        )}
      </section>
      <section className="sheet" aria-label={chatDesk.mutes}>
        <h2>{chatDesk.mutes}</h2>
        {mutes?.length === 0 && <p className="quiet">{chatDesk.noMutes}</p>}
        <ul>
          {mutes?.map((mute) => (
            <MutedRow
              key={mute.user_id}
              mute={mute}
              onLift={() =>
                act(() => api.unmuteInChat({ params: { id: mute.user_id } }), chatDesk.lifted)
              }
            />
          ))}
        </ul>
      </section>
      {muted && <MuteDialog person={muted} onClose={() => setMuted(undefined)} />}
    </div>
  )
}

/** Empties the room, after a question. */
export const ClearChat = () => {
  const { chatDesk } = useCopy().admin
  const queries = useQueryClient()
  const clear = async () => {
    if (!(await ask({ text: chatDesk.confirmClear, yes: chatDesk.clear, grave: true }))) return
    await api.clearChat()
    say('info', chatDesk.cleared)
    await queries.invalidateQueries({ queryKey: ORDER })
  }
  return (
    <button type="button" className="button red" onClick={() => clear().catch(console.info)}>
      {chatDesk.clear}
    </button>
  )
}
