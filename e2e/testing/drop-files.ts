import type { Locator } from 'playwright-core'

interface DroppedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Drops files on an element. Returns whether the browser would stay on the page. */
export const dropFiles = (target: Locator, ...files: DroppedFile[]): Promise<boolean> =>
  target.evaluate(
    (element, files) => {
      const dataTransfer = new DataTransfer()
      for (const { name, type, bytes } of files) {
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      }
      const { x, y } = element.getBoundingClientRect()
      const init = { dataTransfer, bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 }
      element.dispatchEvent(new DragEvent('dragover', init))
      return !element.dispatchEvent(new DragEvent('drop', init))
    },
    files.map(({ name, mimeType: type, buffer }) => ({ name, type, bytes: [...buffer] })),
  )
