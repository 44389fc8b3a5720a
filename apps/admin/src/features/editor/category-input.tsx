import { type ArticleFields, LENGTH } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../shared/api.ts'
import { Field } from '../../shared/field.tsx'
import { useCopy } from '../../shared/language.ts'

type Category = ArticleFields['category']

interface Props {
  readonly value: Category
  readonly onChange: (category: Category) => void
  readonly fault?: string | undefined
}

/** Chooses a category or creates a new one. */
export const CategoryInput = ({ value, onChange, fault }: Props) => {
  const { publishing } = useCopy().admin
  const id = useId()
  const [text, setText] = useState(value?.category_name ?? '')
  const { data: known = [] } = useQuery({
    queryKey: ['labels', 'category', 'dictionary'],
    queryFn: () => api.getCategoryDictionary(undefined, { quiet: true }),
  })
  const choose = (name: string) => {
    setText(name)
    const category_name = name.trim()
    if (category_name === '') return onChange(null)
    const found = known.find((category) => category.category_name === category_name)
    onChange(found ? { id: found.id, category_name } : { category_name })
  }
  return (
    <Field label={publishing.category} fault={fault} hint={publishing.categoryHint}>
      <input
        className="input"
        list={id}
        maxLength={LENGTH.categoryName}
        value={text}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <datalist id={id}>
        {known.map(({ id: key, category_name }) => (
          <option key={key} value={category_name} />
        ))}
      </datalist>
    </Field>
  )
}
