import { IconAlbum } from '@tabler/icons-react'
import { type ExposeParam, MdEditor, NormalToolbar, type ToolbarNames } from 'md-editor-rt'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useCopy, useLanguage } from '../language.ts'
import { trackUpload } from '../pictures/running-uploads.ts'
import { useLatest } from '../use-latest.ts'
import { useScheme } from '../use-scheme.ts'
import { CodeStyle } from './code-style.tsx'
import { insertFiles } from './editing/insert-files.ts'
import { chooseFromLibrary, LibraryChoice } from './editing/library-choice.tsx'
import { slashMenu } from './editing/slash-menu.ts'
import { EDITOR_ID, EDITOR_LANGUAGES } from './editor-setup.ts'
import { type InsertedFile, uploadFiles } from './file-uploads.ts'
import { PatchedPreview } from './long-text/patched-preview.tsx'
import { LONG_CHARACTERS } from './long-text/render-in-parts.ts'
import type { LeftSelection } from './plain-field.tsx'
import { useThemes } from './themes.ts'
import { usePreviewTools } from './use-preview-tools.ts'
import { useRestedText } from './use-rested-text.ts'
import { useUploadBlocker } from './use-upload-blocker.ts'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSave: () => void
  readonly withPreview: boolean
  readonly selection: LeftSelection
}

const TOOLBAR: ToolbarNames[] = [
  'revoke',
  'next',
  '-',
  'title',
  'bold',
  'italic',
  'strikeThrough',
  '-',
  'quote',
  'unorderedList',
  'orderedList',
  'task',
  'codeRow',
  'code',
  'table',
  'katex',
  '-',
  'link',
  'image',
  // The first of `defToolbars`.
  0,
  '=',
  'preview',
  'previewOnly',
  'catalog',
]

/** A long text is drawn when the hand really rests. */
const REST_MS = { short: 500, long: 1_000 } as const

/** The editor draws everything again whenever it gets another one of these. */
const COMPLETIONS = [slashMenu]
const NO_FOOTERS: [] = []
const asItIs = (text: string) => text
const uploadPictures = (files: File[], insert: (pictures: InsertedFile[]) => void) => {
  const uploadInto = async () => {
    const pictures = await uploadFiles(files)
    if (pictures.length > 0) insert(pictures)
  }
  void trackUpload(uploadInto())
}

/** The Markdown editor with its preview. */
export const MarkdownEditor = (props: Props) => {
  const { value, onChange, onSave, withPreview, selection } = props
  const { editor, uploads } = useCopy().admin
  const language = useLanguage()
  const themes = useThemes()
  const element = useRef<ExposeParam>(null)
  const isLong = value.length > LONG_CHARACTERS
  const restMs = isLong ? REST_MS.long : REST_MS.short
  const { rested, type } = useRestedText({ editor: element, value, onChange, restMs })
  useUploadBlocker()
  const latest = useLatest({ onSave })
  const save = useCallback(() => latest.current.onSave(), [latest])
  // Who has begun to write in the plain field goes on here.
  useEffect(() => {
    if (!selection.current) return
    const [rangeAnchor, rangeHead] = selection.current
    element.current?.focus({ rangeAnchor, rangeHead, cursorPos: rangeHead })
  }, [selection])

  const drop = useCallback((event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const view = element.current?.getEditorView()
    if (!view) return
    const place = view.posAtCoords({ x: event.clientX, y: event.clientY })
    void insertFiles(view, files, place ?? view.state.selection.main.head)
  }, [])

  const tools = useMemo(() => {
    const openLibrary = () => {
      const view = element.current?.getEditorView()
      if (view) chooseFromLibrary(view, view.state.selection.main.head)
    }
    return [
      <NormalToolbar key="library" title={uploads.fromLibrary} onClick={openLibrary}>
        <IconAlbum aria-hidden className="md-editor-icon" size={16} stroke={1.6} />
      </NormalToolbar>,
    ]
  }, [uploads])

  return (
    <CodeStyle>
      <LibraryChoice />
      <MdEditor
        ref={element}
        id={EDITOR_ID}
        className="markdown-editor"
        value={rested}
        onChange={type}
        onSave={save}
        onUploadImg={uploadPictures}
        onDrop={drop}
        formatCopiedText={asItIs}
        theme={useScheme()}
        previewTheme={themes.previewTheme}
        codeTheme={themes.codeTheme}
        language={EDITOR_LANGUAGES[language]}
        toolbars={TOOLBAR}
        defToolbars={tools}
        footers={NO_FOOTERS}
        placeholder={editor.contentPlaceholder}
        preview={withPreview}
        onRemount={usePreviewTools(EDITOR_ID)}
        previewComponent={isLong ? PatchedPreview : undefined}
        noPrettier
        noMermaid
        noEcharts
        noImgZoomIn
        autoDetectCode
        completions={COMPLETIONS}
      />
    </CodeStyle>
  )
}
