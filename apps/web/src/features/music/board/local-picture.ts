import { useEffect, useState } from 'react'
import { music } from '../music.ts'

const decodes = async (url: string): Promise<boolean> => {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(
    () => true,
    () => false,
  )
}

/**
 * An image from this device as the background. It stays in the browser, and its object URL is
 * revoked on change or close.
 */
export const useLocalPicture = () => {
  const [url, setUrl] = useState<string>()
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = async (file: File | undefined) => {
    if (!file) return
    const chosen = URL.createObjectURL(file)
    if (file.type.startsWith('image/') && (await decodes(chosen))) return setUrl(chosen)
    URL.revokeObjectURL(chosen)
    music().notify((copy) => copy.board.notAPicture)
  }
  return { url, choose }
}
