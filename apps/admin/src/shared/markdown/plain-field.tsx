import { LENGTH } from '@lanting/contract'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useCopy } from '../language.ts'

/** Where the cursor was when the editor replaced the field; undefined: it had no focus. */
export type LeftSelection = RefObject<readonly [number, number] | undefined>

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly selection: LeftSelection
}

let composition = Promise.resolve()
let endComposition = () => {}

/** Resolves when no input method is in the middle of a word. */
export const whenComposed = () => composition

/** The text can be read and written before the editor has been loaded. */
export const PlainField = ({ value, onChange, selection }: Props) => {
  const { editor } = useCopy().admin
  const field = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const element = field.current
    return () => {
      endComposition()
      if (element && document.activeElement === element) {
        selection.current = [element.selectionStart, element.selectionEnd]
      }
    }
  }, [selection])
  return (
    <div className="editor-loading" aria-busy>
      <textarea
        ref={field}
        aria-label={editor.contentLabel}
        placeholder={editor.contentPlaceholder}
        maxLength={LENGTH.articleContent}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onCompositionStart={() => {
          composition = new Promise((resolve) => {
            endComposition = resolve
          })
        }}
        onCompositionEnd={() => endComposition()}
      />
    </div>
  )
}
