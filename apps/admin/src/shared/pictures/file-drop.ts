import type { DragEvent } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer.types.includes('Files')

/** The properties of an element that takes dropped files. */
export const fileDrop = (onFiles: (files: readonly File[], dropped: DataTransfer) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const { dataTransfer } = event
    if (dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles([...dataTransfer.files], dataTransfer)
  },
})

/** A field for files takes them by itself. */
const isFileField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'file'

/** Calls back when files are dropped where nothing takes them. The browser would leave the page. */
export const watchStrayDrops = (onStray: () => void): void => {
  const isStray = (event: globalThis.DragEvent) =>
    !event.defaultPrevented &&
    event.dataTransfer?.types.includes('Files') &&
    !isFileField(event.target)
  addEventListener('dragover', (event) => {
    if (isStray(event)) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    if (!isStray(event)) return
    event.preventDefault()
    onStray()
  })
}
