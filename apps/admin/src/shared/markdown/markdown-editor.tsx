import { IconAlbum } from '@tabler/icons-react'
import { config, type ExposeParam, MdEditor, NormalToolbar, type ToolbarNames } from 'md-editor-rt'
import { useEffect, useRef } from 'react'
import { useCopy, useLanguage } from '../language.ts'
import { useScheme } from '../use-scheme.ts'
import { CodeStyle } from './code-style.tsx'
import { insertFiles } from './editing/insert-files.ts'
import { chooseFromLibrary, LibraryChoice } from './editing/library-choice.tsx'
import { slashMenu } from './editing/slash-menu.ts'
import { EDITOR_ID, EDITOR_LANGUAGES } from './editor-setup.ts'
import { uploadFiles } from './file-uploads.ts'
import { PatchedPreview } from './long-text/patched-preview.tsx'
import { LONG_CHARACTERS } from './long-text/render-in-parts.ts'
import { useThemes } from './themes.ts'
import { usePreviewTools } from './use-preview-tools.ts'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onSave: () => void
  readonly maxLength: number
  readonly withPreview: boolean
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
const DRAWN_AFTER_MS = { short: 500, long: 1_000 } as const

const COMPLETIONS = [slashMenu]

/** The Markdown editor with its preview. */
export const MarkdownEditor = ({ value, onChange, onSave, maxLength, withPreview }: Props) => {
  const { editor, uploads } = useCopy().admin
  const language = useLanguage()
  const themes = useThemes()
  const element = useRef<ExposeParam>(null)
  const isLong = value.length > LONG_CHARACTERS
  useEffect(() => {
    const renderDelay = isLong ? DRAWN_AFTER_MS.long : DRAWN_AFTER_MS.short
    config({ editorConfig: { renderDelay } })
  }, [isLong])

  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    const view = element.current?.getEditorView()
    if (!view) return
    const place = view.posAtCoords({ x: event.clientX, y: event.clientY })
    void insertFiles(view, files, place ?? view.state.selection.main.head)
  }

  const openLibrary = () => {
    const view = element.current?.getEditorView()
    if (view) chooseFromLibrary(view, view.state.selection.main.head)
  }

  return (
    <>
      <CodeStyle />
      <LibraryChoice />
      <MdEditor
        ref={element}
        id={EDITOR_ID}
        className="markdown-editor"
        value={value}
        onChange={onChange}
        onSave={onSave}
        onUploadImg={(files, insert) => {
          uploadFiles(files).then((pictures) => pictures.length > 0 && insert([...pictures]))
        }}
        onDrop={drop}
        theme={useScheme()}
        previewTheme={themes.previewTheme}
        codeTheme={themes.codeTheme}
        language={EDITOR_LANGUAGES[language]}
        toolbars={TOOLBAR}
        defToolbars={[
          <NormalToolbar key="library" title={uploads.fromLibrary} onClick={openLibrary}>
            <IconAlbum aria-hidden className="md-editor-icon" size={16} stroke={1.6} />
          </NormalToolbar>,
        ]}
        footers={[]}
        placeholder={editor.contentPlaceholder}
        maxLength={maxLength}
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
    </>
  )
}
