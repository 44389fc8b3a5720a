import { isComposing } from '@lanting/browser'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly value: string
  readonly onTitle: (title: string) => void
  /** Called when the title is written, and the text comes next. */
  readonly onText: () => void
}

/** The title above a text. What is new begins with it; Enter and Tab lead on to the text. */
export const TitleInput = ({ onTitle, onText, ...input }: Props) => {
  const title = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (title.current?.value === '') title.current.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const isNext = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
    if (!isNext || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onText()
  }
  return (
    <input
      ref={title}
      {...input}
      onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}
