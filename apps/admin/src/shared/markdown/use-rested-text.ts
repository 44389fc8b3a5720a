import type { ExposeParam } from 'md-editor-rt'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lineChanges } from '../text/line-changes.ts'
import { useLatest } from '../use-latest.ts'

interface Options {
  readonly editor: RefObject<ExposeParam | null>
  readonly value: string
  readonly onChange: (text: string) => void
  /** How long the hand has to rest. */
  readonly restMs: number
}

/**
 * The text for an editor that draws everything again when it is given a text. It gets its own text
 * back when the hand rests, and a text of somebody else at once.
 */
export const useRestedText = ({ editor, value, onChange, restMs }: Options) => {
  const [rested, setRested] = useState(value)
  const latest = useLatest({ onChange, restMs })
  /** What the editor has said since the text that came back last. */
  const said = useRef([value])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = useCallback(
    (text: string) => {
      said.current.push(text)
      clearTimeout(timer.current)
      // At once: the editor would take a key in between for a text of somebody else.
      const rest = () => flushSync(() => setRested(text))
      timer.current = setTimeout(rest, latest.current.restMs)
      latest.current.onChange(text)
    },
    [latest],
  )
  useEffect(() => {
    const at = said.current.lastIndexOf(value)
    if (at !== -1) {
      said.current.splice(0, at)
      return
    }
    const view = editor.current?.getEditorView()
    // Line by line, so that the cursor stays where it is.
    view?.dispatch({ changes: lineChanges(view.state.doc.toString(), value) })
    said.current = [value]
    setRested(value)
  }, [value, editor])
  return { rested, type }
}
