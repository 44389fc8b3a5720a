import { type ComponentProps, lazy, type RefObject, Suspense, useRef } from 'react'
import { type LeftSelection, PlainField, whenComposed } from './plain-field.tsx'

const MarkdownEditor = lazy(async () => {
  const { MarkdownEditor: loaded } = await import('./markdown-editor.tsx')
  await whenComposed()
  return { default: loaded }
})

/** Puts the cursor into the text, whichever field shows it now. */
export const focusText = ({ current }: RefObject<HTMLElement | null>) =>
  current?.querySelector<HTMLElement>('.cm-content, .editor-loading textarea')?.focus()

type Props = Omit<ComponentProps<typeof MarkdownEditor>, 'selection'>

/** The Markdown editor, and a plain field until it has been loaded. */
export const TextEditor = (props: Props) => {
  const selection: LeftSelection = useRef(undefined)
  return (
    <Suspense fallback={<PlainField {...props} selection={selection} />}>
      <MarkdownEditor {...props} selection={selection} />
    </Suspense>
  )
}
