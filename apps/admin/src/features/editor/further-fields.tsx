import {
  ADMIN_LENGTH,
  ARTICLE_COMMENT_RULES,
  type ArticleFields,
  articlePath,
  LENGTH,
  slugOf,
} from '@lanting/contract'
import { Field, TextAreaField, TextField } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import type { Missing } from './publishing.rules.ts'

interface Props {
  readonly fields: ArticleFields
  readonly onChange: (change: Partial<ArticleFields>) => void
  readonly missing: readonly Missing[]
}

const SlugField = ({ fields, onChange }: Props) => {
  const { further } = useCopy().admin.publishing
  const { slug, article_title } = fields
  const suggested = slugOf(article_title)
  const tidy = slugOf(slug ?? '')
  return (
    <div className="field">
      <TextField
        label={further.slug}
        hint={tidy ? further.slugShown(articlePath({ id: 0, slug: tidy })) : further.slugHint}
        maxLength={ADMIN_LENGTH.articleSlug}
        placeholder={suggested}
        autoCapitalize="none"
        spellCheck={false}
        value={slug ?? ''}
        onChange={({ currentTarget }) => onChange({ slug: currentTarget.value || null })}
        onBlur={() => tidy !== (slug ?? '') && onChange({ slug: tidy || null })}
      />
      {!slug && suggested && (
        <button type="button" className="link" onClick={() => onChange({ slug: suggested })}>
          {further.slugFromTitle}
        </button>
      )}
    </div>
  )
}

const SearchFields = ({ fields, onChange, missing }: Props) => {
  const { publishing, actions } = useCopy().admin
  const { further } = publishing
  const { meta_title, meta_description, canonical_url } = fields
  return (
    <>
      <TextField
        label={further.metaTitle}
        hint={further.metaTitleHint}
        maxLength={LENGTH.articleTitle}
        placeholder={fields.article_title}
        value={meta_title}
        onChange={({ currentTarget }) => onChange({ meta_title: currentTarget.value })}
      />
      <TextAreaField
        label={`${further.metaDescription} ${actions.ofLimit([...meta_description].length, ADMIN_LENGTH.metaDescription)}`}
        hint={further.metaDescriptionHint}
        maxLength={ADMIN_LENGTH.metaDescription}
        value={meta_description}
        onChange={({ currentTarget }) => onChange({ meta_description: currentTarget.value })}
      />
      <TextField
        label={further.canonical}
        hint={further.canonicalHint}
        fault={missing.includes('canonicalWrong') ? publishing.canonicalWrong : undefined}
        type="url"
        maxLength={ADMIN_LENGTH.canonicalUrl}
        value={canonical_url ?? ''}
        onChange={({ currentTarget }) => onChange({ canonical_url: currentTarget.value || null })}
      />
    </>
  )
}

const CommentRuleField = ({ fields, onChange }: Props) => {
  const { further } = useCopy().admin.publishing
  return (
    <Field label={further.commentRule}>
      <select
        className="input"
        value={fields.comment_rule}
        onChange={({ currentTarget }) => {
          const rule = ARTICLE_COMMENT_RULES.find((name) => name === currentTarget.value)
          if (rule) onChange({ comment_rule: rule })
        }}
      >
        {ARTICLE_COMMENT_RULES.map((name) => (
          <option key={name} value={name}>
            {further.commentRules[name]}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** The fields that most articles leave as they are. */
export const FurtherFields = (props: Props) => {
  const { fields, onChange } = props
  const { further } = useCopy().admin.publishing
  const { slug, meta_title, meta_description, canonical_url } = fields
  return (
    <>
      <CommentRuleField {...props} />
      <TextAreaField
        label={further.notes}
        hint={further.notesHint}
        maxLength={ADMIN_LENGTH.notes}
        value={fields.notes}
        onChange={({ currentTarget }) => onChange({ notes: currentTarget.value })}
      />
      <details
        className="further"
        open={Boolean(slug || meta_title || meta_description || canonical_url) || undefined}
      >
        <summary>{further.title}</summary>
        <SlugField {...props} />
        <SearchFields {...props} />
      </details>
    </>
  )
}
