import {
  ADMIN_LENGTH,
  type AdminSettings,
  DEFAULT_THEMES,
  LANGUAGES,
  READER_LANGUAGES,
  REGISTRATIONS,
} from '@lanting/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api, failureText } from '../../shared/api.ts'
import { useCopy } from '../../shared/language.ts'
import { uploadsEnd } from '../../shared/pictures/upload-picture.ts'
import { useTimeZone } from '../../shared/time-zone.ts'
import { showToast } from '../../shared/toasts.ts'
import { useSingleMutation } from '../../shared/use-single-mutation.ts'
import { DemoSection } from './demo-section.tsx'
import { BadgeSettings, GreetingSettings } from './list-settings.tsx'
import { settingsFaults } from './settings.rules.ts'
import {
  ChoiceSetting,
  type FieldsProps,
  LongSetting,
  PictureSetting,
  TextSetting,
} from './settings-fields.tsx'

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="sheet form" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
)

const IdentitySheets = (props: FieldsProps) => {
  const { settings } = useCopy().admin
  return (
    <>
      <Sheet title={settings.groups.identity}>
        <TextSetting name="blog_name" maxLength={ADMIN_LENGTH.blogName} {...props} />
        <PictureSetting name="blog_avatar" {...props} />
        <LongSetting
          name="blog_notice"
          maxLength={ADMIN_LENGTH.blogNotice}
          hint={settings.noticeHint}
          {...props}
        />
      </Sheet>
      <Sheet title={settings.groups.owner}>
        <LongSetting name="personal_say" maxLength={ADMIN_LENGTH.setting} {...props} />
        <PictureSetting name="avatar_bg" shape="wide" withArt {...props} />
      </Sheet>
      <Sheet title={settings.groups.contact}>
        <TextSetting name="github_link" {...props} />
        <TextSetting name="git_ee_link" {...props} />
        <TextSetting name="bilibili_link" {...props} />
      </Sheet>
      <Sheet title={settings.groups.codes}>
        <div className="form-row">
          <PictureSetting name="qq_link" {...props} />
          <PictureSetting name="we_chat_link" {...props} />
          <PictureSetting name="qq_group" {...props} />
          <PictureSetting name="we_chat_group" {...props} />
          <PictureSetting name="we_chat_pay" {...props} />
          <PictureSetting name="ali_pay" {...props} />
        </div>
      </Sheet>
    </>
  )
}

const TIME_ZONES = Intl.supportedValuesOf('timeZone')

const TimeZoneSetting = ({ values, onChange }: FieldsProps) => {
  const { fields } = useCopy().admin.settings
  const zones = TIME_ZONES.includes(values.time_zone)
    ? TIME_ZONES
    : [values.time_zone, ...TIME_ZONES]
  return (
    <div className="field">
      <label>
        <span>{fields.time_zone}</span>
        <select
          className="input"
          value={values.time_zone}
          onChange={({ currentTarget }) => onChange({ time_zone: currentTarget.value })}
        >
          {zones.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

const SiteSheets = (props: FieldsProps) => {
  const { settings } = useCopy().admin
  const { values, onChange } = props
  return (
    <>
      <Sheet title={settings.groups.behaviour}>
        <ChoiceSetting
          label={settings.fields.default_theme}
          value={values.default_theme}
          choices={DEFAULT_THEMES}
          labels={settings.themes}
          onChange={(default_theme) => onChange({ default_theme })}
        />
        <ChoiceSetting
          label={settings.fields.registration}
          value={values.registration}
          choices={REGISTRATIONS}
          labels={settings.registrations}
          onChange={(registration) => onChange({ registration })}
        />
        <ChoiceSetting
          label={settings.fields.language}
          value={values.language}
          choices={LANGUAGES}
          labels={settings.languages}
          onChange={(language) => onChange({ language })}
        />
        <ChoiceSetting
          label={settings.fields.reader_language}
          value={values.reader_language}
          choices={READER_LANGUAGES}
          labels={settings.readerLanguages}
          onChange={(reader_language) => onChange({ reader_language })}
        />
        <TimeZoneSetting {...props} />
      </Sheet>
      <Sheet title={settings.groups.footer}>
        <div className="form-row">
          <TextSetting name="record_number" {...props} />
          <TextSetting name="record_link" {...props} />
        </div>
        <TextSetting name="thanks_link" {...props} />
        <BadgeSettings {...props} />
      </Sheet>
      <Sheet title={settings.groups.greetings}>
        <GreetingSettings {...props} />
      </Sheet>
      <Sheet title={settings.groups.demo}>
        <DemoSection />
      </Sheet>
    </>
  )
}

/** All site settings. The site shows saved changes with the next request. */
export const SettingsForm = ({ settings: saved }: { settings: AdminSettings }) => {
  const copy = useCopy()
  const { settings, actions } = copy.admin
  const queries = useQueryClient()
  const [change, setShown] = useState<Partial<AdminSettings>>({})
  const [isTried, setTried] = useState(false)
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
      const body = latest.current
      await api.updateConfig({ body }, { quiet: true })
      return body
    },
    onSuccess: async (body) => {
      await queries.invalidateQueries({ queryKey: ['settings'] })
      useTimeZone.setState({ ...saved, ...body }.time_zone)
      setChange({})
      showToast('info', settings.saved)
    },
  })
  const values = { ...saved, ...change }
  const faults = settingsFaults(values, settings)
  const isWrong = Object.keys(faults).length > 0
  const props: FieldsProps = {
    values,
    faults: isTried ? faults : {},
    onChange: (part) => setChange({ ...latest.current, ...part }),
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isChanged && !isWrong) saving.mutate()
  }
  // The first wrong field comes into view.
  useEffect(() => {
    if (!isTried) return
    form.current?.querySelector<HTMLElement>('[data-wrong="true"] input')?.focus()
  }, [isTried])
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
