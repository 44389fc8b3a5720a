import { isComposing } from '@lanting/browser'
import { type ArticleFields, LENGTH, TAGS_MAX } from '@lanting/contract'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { api } from '../api.ts'
import { Field } from '../field.tsx'
import { useCopy } from '../language.ts'
import { type Typed, typedTags } from './typed-tags.ts'

type Tags = ArticleFields['tagList']

interface Props {
  readonly value: Tags
  readonly onChange: (tags: Tags) => void
  readonly fault?: string | undefined
  readonly label?: string
}

/** Returns the names that are not in the list yet, each once. */
const newNames = (names: readonly string[], tags: Tags) => {
  const trimmed = names.map((name) => [...name.trim()].slice(0, LENGTH.tagName).join(''))
  return [...new Set(trimmed)].filter(
    (name) => name !== '' && tags.every(({ tag_name }) => tag_name !== name),
  )
}

/** Different tags, existing or new. */
export const TagsInput = ({ value, onChange, fault, label }: Props) => {
  const { publishing } = useCopy().admin
  const id = useId()
  const [text, setText] = useState('')
  const { data: known = [] } = useQuery({
    queryKey: ['labels', 'tag', 'dictionary'],
    queryFn: () => api.getTagDictionary(undefined, { quiet: true }),
  })
  const add = (names: readonly string[]) => {
    const added = newNames(names, value).map((tag_name) => {
      const found = known.find((tag) => tag.tag_name === tag_name)
      return found ? { id: found.id, tag_name } : { tag_name }
    })
    setText('')
    if (added.length > 0) onChange([...value, ...added].slice(0, TAGS_MAX))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter') return
    event.preventDefault()
    add([text])
  }
  const type = (typed: Typed) => {
    const { names, text: left } = typedTags(
      typed,
      known.map(({ tag_name }) => tag_name),
    )
    if (names.length > 0) add(names)
    setText(left)
  }
  return (
    <div className="field">
      <Field label={label ?? publishing.tags} fault={fault} hint={publishing.tagsHint}>
        <input
          className="input"
          list={id}
          disabled={value.length >= TAGS_MAX}
          value={text}
          onChange={({ currentTarget: { value: typed }, nativeEvent }) => {
            const { inputType, isComposing: composing = false } = nativeEvent as InputEvent
            type({ value: typed, inputType, isComposing: composing })
          }}
          // The text of an input method ends without a further change.
          onCompositionEnd={({ currentTarget }) =>
            type({ value: currentTarget.value, inputType: 'insertText', isComposing: false })
          }
          onKeyDown={onKeyDown}
          onBlur={() => add([text])}
        />
        <datalist id={id}>
          {known.map(({ id: key, tag_name }) => (
            <option key={key} value={tag_name} />
          ))}
        </datalist>
      </Field>
      {value.length > 0 && (
        <ul className="tag-chips">
          {value.map(({ tag_name }) => (
            <li key={tag_name} className="chip" data-tone="green">
              {tag_name}
              <button
                type="button"
                aria-label={publishing.removeTag(tag_name)}
                onClick={() => onChange(value.filter((tag) => tag.tag_name !== tag_name))}
              >
                <IconX aria-hidden size={14} stroke={2} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
