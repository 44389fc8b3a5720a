import { type AdminArticle, ARTICLE_STATUS, type ArticleFields } from '@lanting/contract'
import { useState } from 'react'
import { api } from '../../shared/api.ts'
import { DialogForm, formText } from '../../shared/dialog-form.tsx'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'
import { CategoryInput } from '../../shared/taxonomy/category-input.tsx'
import { TagsInput } from '../../shared/taxonomy/tags-input.tsx'

interface Props {
  readonly chosen: readonly AdminArticle[]
  readonly onDone: (count: number) => void
  readonly onClose: () => void
}

/** The tags that any of the articles has, each once. */
const tagsOf = (chosen: readonly AdminArticle[]): readonly (readonly [number, string])[] => [
  ...new Map(
    chosen.flatMap(({ tagIdList, tagNameList }) =>
      tagIdList.map((id, place) => [id, tagNameList[place] ?? ''] as const),
    ),
  ),
]

/** Changes category, tags and visibility of the chosen articles. Untouched fields stay. */
export const BulkDialog = ({ chosen, onDone, onClose }: Props) => {
  const { articles, publishing } = useCopy().admin
  const { bulk } = articles
  const [category, setCategory] = useState<ArticleFields['category']>(null)
  const [added, setAdded] = useState<ArticleFields['tagList']>([])
  const present = tagsOf(chosen)

  const send = async (form: FormData) => {
    const removeTagIdList = form.getAll('removed').map(Number)
    const status = { public: ARTICLE_STATUS.public, private: ARTICLE_STATUS.private }[
      formText(form, 'visibility')
    ]
    const { updateNum } = await api.updateArticles(
      {
        body: {
          idList: chosen.map(({ id }) => id),
          ...(category && { category }),
          ...(added.length > 0 && { addTagList: added }),
          ...(removeTagIdList.length > 0 && { removeTagIdList }),
          ...(status && { status }),
        },
      },
      { quiet: true },
    )
    onDone(updateNum)
  }
  return (
    <DialogForm
      title={bulk.title(chosen.length)}
      submitLabel={bulk.submit(chosen.length)}
      onSubmit={send}
      onDone={onClose}
      onClose={onClose}
    >
      <p className="quiet">{bulk.lead}</p>
      <CategoryInput value={category} onChange={setCategory} hint={bulk.unchanged} />
      <TagsInput value={added} onChange={setAdded} label={bulk.addTags} />
      {present.length > 0 && (
        <fieldset>
          <legend>{bulk.removeTags}</legend>
          <div className="choices">
            {present.map(([id, name]) => (
              <label key={id}>
                <input type="checkbox" name="removed" value={id} />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field label={publishing.visibility}>
        <select className="input" name="visibility" defaultValue="">
          <option value="">{bulk.unchanged}</option>
          <option value="public">{publishing.visibilities.public}</option>
          <option value="private">{publishing.visibilities.private}</option>
        </select>
      </Field>
    </DialogForm>
  )
}
