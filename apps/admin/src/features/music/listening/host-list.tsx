import { ROLE } from '@lanting/contract'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api.ts'
import { Field } from '../../../shared/field.tsx'
import { useCopy } from '../../../shared/language.ts'
import { RowAction } from '../../../shared/row-action.tsx'
import { FailedList } from '../../../shared/table-states.tsx'
import { useAction } from '../../../shared/use-action.ts'
import { useSettled } from '../../../shared/use-settled.ts'
import { foundUsersQuery, hostsQuery, LISTENING } from './listening.queries.ts'
import './listening.css'

interface FinderProps {
  readonly hosts: readonly number[]
  readonly onAdd: (userId: number) => void
}

/** Finds users by nickname. Administrators are hosts already. */
const UserFinder = ({ hosts, onAdd }: FinderProps) => {
  const { listening } = useCopy().admin
  const [text, setText] = useState('')
  const { data } = useQuery(foundUsersQuery(useSettled(text.trim())))
  const found = text.trim() === '' ? undefined : data
  const others = found?.filter(({ id, role }) => role !== ROLE.administrator && !hosts.includes(id))
  return (
    <>
      <Field label={listening.findUser} hint={listening.findHint}>
        <input
          className="input"
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {others?.length === 0 && <p className="quiet">{listening.nobody}</p>}
      <ul className="ordered-list">
        {others?.map(({ id, nick_name, username }) => (
          <li key={id}>
            <div className="row-text">
              <b>{nick_name}</b>
              <small className="quiet">@{username}</small>
            </div>
            <RowAction name={listening.add(nick_name)} Icon={IconPlus} onClick={() => onAdd(id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The users who are hosts beside the administrators. */
export const HostList = () => {
  const { listening, actions } = useCopy().admin
  const { data: hosts, isError, refetch } = useQuery(hostsQuery())
  const action = useAction(LISTENING)
  const ids = hosts?.map(({ user_id }) => user_id) ?? []
  const save = (user_ids: number[]) =>
    action(() => api.controlTurntable({ body: { action: 'hosts', user_ids } }), actions.saved)
  return (
    <section className="sheet hosts-sheet" aria-label={listening.hosts}>
      <h2>{listening.hosts}</h2>
      <p className="quiet lead">{listening.hostsLead}</p>
      {isError && !hosts && <FailedList onRetry={refetch} />}
      {hosts?.length === 0 && <p className="quiet">{listening.noHosts}</p>}
      <ul className="ordered-list" aria-label={listening.hosts}>
        {hosts?.map(({ user_id, nick_name }) => (
          <li key={user_id}>
            <div className="row-text">
              <b>{nick_name}</b>
            </div>
            <RowAction
              name={listening.remove(nick_name)}
              Icon={IconX}
              onClick={() => save(ids.filter((id) => id !== user_id))}
            />
          </li>
        ))}
      </ul>
      {hosts && <UserFinder hosts={ids} onAdd={(id) => save([...ids, id])} />}
    </section>
  )
}
