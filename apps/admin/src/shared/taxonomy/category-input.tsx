import { type ArticleFields, LENGTH } from '@lanting/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../api.ts'
import { Field } from '../field.tsx'
import { useCopy } from '../language.ts'

type Category = ArticleFields['category']

interface Props {
  readonly value: Category
  readonly onChange: (category: Category) => void
  readonly fault?: string | undefined
  readonly hint?: string
}

/** Chooses a category or creates a new one. */
export const CategoryInput = ({ value, onChange, fault, hint }: Props) => {
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
    <Field label={publishing.category} fault={fault} hint={hint ?? publishing.categoryHint}>
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
