import { BACKUP_INTERVALS, type BackupSchedule, BACKUPS as LIMITS } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { api } from '../../shared/api.ts'
import { Field, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { showToast } from '../../shared/toasts.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { useZoneHint } from '../../shared/use-zone-hint.ts'
import { BACKUPS } from './backups.queries.ts'

/** A number field may be empty while somebody types. */
interface Draft extends Omit<BackupSchedule, 'keepDaily' | 'keepWeekly'> {
  readonly keepDaily: number | null
  readonly keepWeekly: number | null
}

const numberIn = ({ valueAsNumber }: HTMLInputElement) =>
  Number.isNaN(valueAsNumber) ? null : Math.floor(valueAsNumber)

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When backups are made, and how many are kept. */
export const ScheduleSection = ({ schedule }: { schedule: BackupSchedule }) => {
  const { backups: copy, actions } = useCopy().admin
  const zoneHint = useZoneHint()
  const queries = useQueryClient()
  const [draft, setDraft] = useState<Draft>(schedule)
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const saving = useSingleMutation({
    // The fields are required while they are shown.
    mutationFn: () =>
      api.scheduleBackups({
        body: {
          ...draft,
          keepDaily: draft.keepDaily ?? schedule.keepDaily,
          keepWeekly: draft.keepWeekly ?? schedule.keepWeekly,
        },
      }),
    onSuccess: async () => {
      showToast('info', actions.saved)
      await queries.invalidateQueries({ queryKey: BACKUPS })
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    saving.mutate()
  }
  const isOn = draft.every !== 'off'
  return (
    <section className="sheet" aria-label={copy.schedule}>
      <h2>{copy.schedule}</h2>
      <form className="form" onSubmit={submit}>
        <div className="backup-schedule">
          <Field label={copy.every}>
            <select
              className="input"
              value={draft.every}
              onChange={({ currentTarget }) =>
                change({ every: currentTarget.value as BackupSchedule['every'] })
              }
            >
              {BACKUP_INTERVALS.map((every) => (
                <option key={every} value={every}>
                  {copy.intervals[every]}
                </option>
              ))}
            </select>
          </Field>
          {draft.every === 'weekly' && (
            <Field label={copy.weekday}>
              <select
                className="input"
                value={draft.weekday}
                onChange={({ currentTarget }) => change({ weekday: Number(currentTarget.value) })}
              >
                {copy.weekdays.map((day, weekday) => (
                  <option key={day} value={weekday}>
                    {day}
                  </option>
                ))}
              </select>
            </Field>
          )}
          {isOn && (
            <>
              <Field label={copy.hour} hint={zoneHint}>
                <select
                  className="input"
                  value={draft.hour}
                  onChange={({ currentTarget }) => change({ hour: Number(currentTarget.value) })}
                >
                  {HOURS.map((hour) => (
                    <option key={hour} value={hour}>
                      {copy.hourOf(hour)}
                    </option>
                  ))}
                </select>
              </Field>
              <TextField
                label={copy.keepDaily}
                type="number"
                required
                min={1}
                max={LIMITS.kept}
                value={draft.keepDaily ?? ''}
                onChange={({ currentTarget }) => change({ keepDaily: numberIn(currentTarget) })}
              />
              <TextField
                label={copy.keepWeekly}
                type="number"
                required
                min={0}
                max={LIMITS.kept}
                value={draft.keepWeekly ?? ''}
                onChange={({ currentTarget }) => change({ keepWeekly: numberIn(currentTarget) })}
              />
            </>
          )}
        </div>
        {isOn && <p className="quiet">{copy.keepHint}</p>}
        <p>
          <button type="submit" className="button" aria-busy={saving.isPending}>
            {actions.save}
          </button>
        </p>
      </form>
    </section>
  )
}
