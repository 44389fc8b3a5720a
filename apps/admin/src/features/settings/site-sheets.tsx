import {
  ARTICLES_PER_PAGE,
  CHAT_VISITOR_MODES,
  COMMENT_RULES,
  DEFAULT_THEMES,
  LANGUAGES,
  READER_LANGUAGES,
  REGISTRATIONS,
} from '@lanting/contract'
import { useCopy } from '../../shared/language.ts'
import { CodeSettings } from './code-settings.tsx'
import { DemoSection } from './demo-section.tsx'
import { GreetingSettings } from './greeting-settings.tsx'
import { BadgeSettings } from './list-settings.tsx'
import { MenuSettings } from './menu-settings.tsx'
import { ChoiceSetting, type FieldsProps, TextSetting } from './settings-fields.tsx'
import { Sheet } from './sheet.tsx'

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

const PAGE_SIZES = Array.from(
  { length: ARTICLES_PER_PAGE.most - ARTICLES_PER_PAGE.least + 1 },
  (_, place) => ARTICLES_PER_PAGE.least + place,
)

const PageSizeSetting = ({ values, onChange }: FieldsProps) => {
  const { fields } = useCopy().admin.settings
  return (
    <div className="field">
      <label>
        <span>{fields.articles_per_page}</span>
        <select
          className="input"
          value={values.articles_per_page}
          onChange={({ currentTarget }) =>
            onChange({ articles_per_page: Number(currentTarget.value) })
          }
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

export const SiteSheets = (props: FieldsProps) => {
  const { settings } = useCopy().admin
  const { values, onChange } = props
  return (
    <>
      <Sheet title={settings.groups.menu}>
        <MenuSettings {...props} />
      </Sheet>
      <Sheet id="behaviour" title={settings.groups.behaviour}>
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
          label={settings.fields.comment_rule}
          value={values.comment_rule}
          choices={COMMENT_RULES}
          labels={settings.commentRules}
          onChange={(comment_rule) => onChange({ comment_rule })}
        />
        <ChoiceSetting
          label={settings.fields.chat_visitors}
          value={values.chat_visitors}
          choices={CHAT_VISITOR_MODES}
          labels={settings.chatVisitors}
          onChange={(chat_visitors) => onChange({ chat_visitors })}
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
        <PageSizeSetting {...props} />
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
      <Sheet title={settings.groups.code}>
        <CodeSettings {...props} />
      </Sheet>
      <Sheet id="demo" title={settings.groups.demo}>
        <DemoSection />
      </Sheet>
    </>
  )
}
