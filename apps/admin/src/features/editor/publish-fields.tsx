import { ARTICLE_TYPE, type ArticleFields, LENGTH, PINNED } from '@lanting/contract'
import { Field, TextAreaField, TextField } from '../../shared/field.tsx'
import { fromDateField, toDateField } from '../../shared/formats.ts'
import { useCopy } from '../../shared/language.ts'
import { CategoryInput } from '../../shared/taxonomy/category-input.tsx'
import { TagsInput } from '../../shared/taxonomy/tags-input.tsx'
import { useZoneHint } from '../../shared/use-zone-hint.ts'
import { CoverInput } from './cover-input.tsx'
import { FurtherFields } from './further-fields.tsx'
import {
  type Missing,
  nextHour,
  VISIBILITIES,
  visibilityOf,
  withVisibility,
} from './publishing.rules.ts'

const KINDS = ['original', 'repost', 'translation'] as const

type Faults = Readonly<Record<Missing, string>>

interface Props {
  readonly fields: ArticleFields
  /** Null for a new article. */
  readonly articleId: number | null
  readonly onChange: (change: Partial<ArticleFields>) => void
  /** The missing fields, set after the first attempt to publish. */
  readonly missing: readonly Missing[]
}

/** The date that readers see. An empty field is the time of the first publication. */
const DateField = ({ fields, onChange, missing }: Props) => {
  const { publishing } = useCopy().admin
  const zoneHint = useZoneHint()
  const { datedAtMs } = fields
  return (
    <TextField
      label={publishing.dated}
      hint={[publishing.datedHint, zoneHint].filter(Boolean).join(' ')}
      fault={missing.includes('datedAhead') ? publishing.datedAhead : undefined}
      type="datetime-local"
      step={1}
      value={datedAtMs === null ? '' : toDateField(datedAtMs)}
      onChange={({ currentTarget }) =>
        onChange({ datedAtMs: fromDateField(currentTarget.value) ?? null })
      }
    />
  )
}

const VisibilityFields = ({ fields, onChange, missing }: Props) => {
  const { publishing } = useCopy().admin
  const zoneHint = useZoneHint()
  const visibility = visibilityOf(fields)
  const publishAt = () => fields.publishAtMs ?? nextHour(Date.now())
  return (
    <>
      <fieldset>
        <legend>{publishing.visibility}</legend>
        <div className="choices">
          {VISIBILITIES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="visibility"
                checked={visibility === name}
                onChange={() => onChange(withVisibility(name, publishAt()))}
              />
              {publishing.visibilities[name]}
            </label>
          ))}
        </div>
      </fieldset>
      {visibility === 'scheduled' && (
        <TextField
          label={publishing.publishAt}
          hint={zoneHint}
          fault={missing.includes('publishAtPast') ? publishing.publishAtPast : undefined}
          type="datetime-local"
          step={1}
          value={toDateField(publishAt())}
          onChange={({ currentTarget }) => {
            const publishAtMs = fromDateField(currentTarget.value)
            if (publishAtMs !== undefined) onChange({ publishAtMs })
          }}
        />
      )}
    </>
  )
}

const faultIn = (names: readonly Missing[], missing: readonly Missing[], copy: Faults) => {
  const found = names.find((name) => missing.includes(name))
  return found && copy[found]
}

const KindFields = ({ fields, onChange, missing }: Props) => {
  const { articles, publishing } = useCopy().admin
  return (
    <>
      <fieldset>
        <legend>{publishing.kind}</legend>
        <div className="choices">
          {KINDS.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="kind"
                checked={fields.type === ARTICLE_TYPE[name]}
                onChange={() => onChange({ type: ARTICLE_TYPE[name] })}
              />
              {articles.kinds[name]}
            </label>
          ))}
        </div>
      </fieldset>
      {fields.type !== ARTICLE_TYPE.original && (
        <TextField
          label={publishing.origin}
          fault={faultIn(['originMissing', 'originWrong'], missing, publishing)}
          type="url"
          maxLength={LENGTH.originUrl}
          value={fields.origin_url ?? ''}
          onChange={({ currentTarget }) => onChange({ origin_url: currentTarget.value || null })}
        />
      )}
    </>
  )
}

const PinnedFields = ({ fields, onChange }: Props) => {
  const { publishing } = useCopy().admin
  const isPinned = fields.is_top === PINNED.yes
  return (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={isPinned}
          onChange={() => onChange({ is_top: isPinned ? PINNED.no : PINNED.yes, order: null })}
        />
        {publishing.pinned}
      </label>
      {isPinned && (
        <Field label={publishing.order} hint={publishing.orderHint}>
          <input
            className="input"
            type="number"
            min={1}
            max={1_000_000}
            value={fields.order ?? ''}
            onChange={({ currentTarget }) => {
              const order = Math.floor(currentTarget.valueAsNumber)
              onChange({ order: order >= 1 && order <= 1_000_000 ? order : null })
            }}
          />
        </Field>
      )}
    </>
  )
}

/** All fields of an article except the title and the text. */
export const PublishFields = (props: Props) => {
  const { fields, articleId, onChange, missing } = props
  const { publishing, actions } = useCopy().admin
  const faultOf = (name: 'categoryMissing' | 'tagsMissing') =>
    missing.includes(name) ? publishing[name] : undefined
  return (
    <>
      <VisibilityFields {...props} />
      <CategoryInput
        value={fields.category}
        onChange={(category) => onChange({ category })}
        fault={faultOf('categoryMissing')}
      />
      <TagsInput
        value={fields.tagList}
        onChange={(tagList) => onChange({ tagList })}
        fault={faultOf('tagsMissing')}
      />
      <TextAreaField
        label={`${publishing.description} ${actions.ofLimit([...fields.article_description].length, LENGTH.articleDescription)}`}
        hint={publishing.descriptionHint}
        maxLength={LENGTH.articleDescription}
        value={fields.article_description}
        onChange={({ currentTarget }) => onChange({ article_description: currentTarget.value })}
      />
      <CoverInput
        label={publishing.cover}
        fields={fields}
        articleId={articleId}
        onChange={(article_cover) => onChange({ article_cover })}
      />
      <KindFields {...props} />
      <PinnedFields {...props} />
      {visibilityOf(fields) !== 'scheduled' && <DateField {...props} />}
      <FurtherFields fields={fields} onChange={onChange} missing={missing} />
    </>
  )
}
