import type { AdminSettings } from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { dayIn } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { uploadsEnd } from '../../shared/pictures/running-uploads.ts'
import { useSiteName } from '../../shared/site-name.ts'
import { useTimeZone } from '../../shared/time-zone.ts'
import { showToast } from '../../shared/toasts.ts'
import { useFocusFault } from '../../shared/use-focus-fault.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { IdentitySheets } from './identity-sheets.tsx'
import { settingsFaults, tidySettings } from './settings.rules.ts'
import type { FieldsProps } from './settings-fields.tsx'
import { SiteSheets } from './site-sheets.tsx'

/** All site settings. The site shows saved changes with the next request. */
export const SettingsForm = ({ settings: saved }: { settings: AdminSettings }) => {
  const copy = useCopy()
  const { settings, actions } = copy.admin
  const queries = useQueryClient()
  const [change, setShown] = useState<Partial<AdminSettings>>({})
  const [attempts, setAttempts] = useState(0)
  const isTried = attempts > 0
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef(change)
  const setChange = (next: Partial<AdminSettings>) => {
    latest.current = next
    setShown(next)
  }
  const isChanged = Object.keys(change).length > 0
  const saving = useSingleMutation({
    // A picture that is being uploaded belongs to what is saved.
    mutationFn: async () => {
      await uploadsEnd()
      const body = tidySettings(latest.current)
      await api.updateConfig({ body }, { quiet: true })
      return body
    },
    onSuccess: async (body) => {
      await queries.invalidateQueries({ queryKey: ['settings'] })
      const { blog_name, time_zone } = { ...saved, ...body }
      useSiteName.setState(blog_name)
      useTimeZone.setState(time_zone)
      setChange({})
      showToast('info', settings.saved)
    },
  })
  const values = { ...saved, ...change }
  const faults = settingsFaults(change, settings, dayIn(values.time_zone, Date.now()))
  const isWrong = Object.keys(faults).length > 0
  const props: FieldsProps = {
    values,
    faults: isTried ? faults : {},
    onChange: (part) => setChange({ ...latest.current, ...part }),
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (isChanged && !isWrong) saving.mutate()
  }
  useFocusFault(form, attempts)
  const failure = saving.isError ? failureText(saving.error, copy) : undefined
  const fault = isTried && isWrong ? settings.faults.some : failure

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="screen-head sticky-head">
        <h1>{settings.title}</h1>
        <span className={fault ? 'fault' : 'quiet'} role="status">
          {fault ?? (isChanged && settings.unsaved)}
        </span>
        <div className="ends">
          {isChanged && (
            <button type="button" className="button ghost" onClick={() => setChange({})}>
              {actions.cancel}
            </button>
          )}
          <button
            type="submit"
            className="button"
            disabled={!isChanged}
            aria-busy={saving.isPending}
          >
            {actions.save}
          </button>
        </div>
      </div>
      <div className="sheets">
        <div>
          <IdentitySheets {...props} />
        </div>
        <div>
          <SiteSheets {...props} />
        </div>
      </div>
    </form>
  )
}
