import { SESSION_MINUTES, SESSION_TITLE_MAX, TURNTABLE_ORDERS } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api.ts'
import { DialogForm, formText } from '../../../shared/dialog-form.tsx'
import { Field, TextField } from '../../../shared/field.tsx'
import { fromDateField, toDateField } from '../../../shared/formats.ts'
import { useCopy } from '../../../shared/language.ts'
import { useZoneHint } from '../../../shared/use-zone-hint.ts'
import { visiblePlaylistsQuery } from './listening.queries.ts'

const HOUR_MS = 3_600_000
const DEFAULT_MINUTES = 60

/** The next full hour but one, without seconds. */
const firstStart = () => toDateField((Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS).slice(0, 16)

const save = (form: FormData) =>
  api.addListeningSession(
    {
      body: {
        title: formText(form, 'title'),
        playlist_id: Number(formText(form, 'playlist')),
        order: formText(form, 'order') === 'shuffle' ? 'shuffle' : 'order',
        startsAtMs: fromDateField(`${formText(form, 'starts')}:00`) ?? 0,
        minutes: Number(formText(form, 'minutes')),
        isWeekly: formText(form, 'repeats') === 'weekly',
      },
    },
    { quiet: true },
  )

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Plans a session: its time is that of the site. */
export const SessionDialog = ({ onDone, onClose }: Props) => {
  const { listening } = useCopy().admin
  const { data: playlists = [] } = useQuery(visiblePlaylistsQuery())
  const zoneHint = useZoneHint()
  const [starts] = useState(firstStart)
  return (
    <DialogForm title={listening.plan} onSubmit={save} onDone={onDone} onClose={onClose}>
      <TextField
        label={listening.name}
        hint={listening.nameHint}
        name="title"
        required
        maxLength={SESSION_TITLE_MAX}
      />
      <Field label={listening.playlist}>
        <select className="input" name="playlist" required>
          {playlists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={listening.order}>
        <select className="input" name="order">
          {TURNTABLE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {listening.orders[order]}
            </option>
          ))}
        </select>
      </Field>
      <TextField
        label={listening.starts}
        hint={zoneHint}
        name="starts"
        type="datetime-local"
        required
        defaultValue={starts}
      />
      <TextField
        label={listening.minutes}
        name="minutes"
        type="number"
        required
        {...SESSION_MINUTES}
        defaultValue={DEFAULT_MINUTES}
      />
      <Field label={listening.repeats}>
        <select className="input" name="repeats">
          <option value="once">{listening.repeat.once}</option>
          <option value="weekly">{listening.repeat.weekly}</option>
        </select>
      </Field>
    </DialogForm>
  )
}
