import { EditedNote } from '../../features/board/publish/edited-note.tsx'
import { NoteEditor } from '../../features/board/publish/note-editor.tsx'
import { useFormCopy } from '../../shared/forms/form-copy.ts'
import { useCopy } from '../../shared/language.ts'
import { NeedsScript } from '../../shared/needs-script.tsx'
import { useInBrowser } from '../../shared/use-in-browser.ts'
import { Banner } from '../banner/banner.tsx'
import '../../features/board/notes.css'

export const PublishMessagePage = ({ deps: { id } }: { deps: { id?: number } }) => {
  const { board } = useCopy()
  const { publishing } = useFormCopy()
  const isInBrowser = useInBrowser()
  return (
    <>
      <Banner routeName="PublishMessage" title={id ? publishing.edit : publishing.add}>
        <p>{board.motto}</p>
      </Banner>
      <div className="note-column">
        <NeedsScript />
        {!isInBrowser && <div className="skeleton note-skeleton" />}
        {isInBrowser && (id ? <EditedNote key={id} id={id} /> : <NoteEditor />)}
      </div>
    </>
  )
}
