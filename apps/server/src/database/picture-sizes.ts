import { pictureVariants, readPictureUrl } from '@lanting/contract'
import { IMAGES, SOURCE } from './text-images.ts'

/** The width of a text with its margins, and on phones that of the window. */
const TEXT_SIZES = '(max-width: 798px) 100vw, 784px'

const STYLE = / style="(width:(?:(\d{1,3})px|\d{1,3}%))"/
const WIDTH = / width="(\d{1,4})"/
/** An author who writes a height, or a share, knows better. */
const OWN_SIZE = / height=| width="\d{1,4}%"/

const sized = (image: string): string => {
  const source = SOURCE.exec(image)?.[0] ?? ''
  const picture = readPictureUrl(SOURCE.exec(image)?.[1] ?? '')
  if (!picture || OWN_SIZE.test(image)) return image
  const [, style, styled] = STYLE.exec(image) ?? []
  const wanted = Number(WIDTH.exec(image)?.[1] ?? picture.width)
  const height = Math.round((wanted * picture.height) / picture.width)
  const forms = pictureVariants(picture)
  const set = forms.map(({ url, width }) => `${url} ${width}w`).join(', ')
  const shown = styled ?? WIDTH.exec(image)?.[1]
  const colour = picture.colour && `background-color:#${picture.colour}`
  const styles = [style, colour].filter(Boolean).join(';')
  return image
    .replace(WIDTH, '')
    .replace(STYLE, '')
    .replace(
      source,
      [
        source,
        // A browser that knows the width of a lazy picture before it loads takes that one.
        forms.length > 1
          ? ` srcset="${set}" sizes="auto, ${shown ? `${shown}px` : TEXT_SIZES}"`
          : '',
        ` width="${wanted}" height="${height}"`,
        styles && ` style="${styles}"`,
      ].join(''),
    )
}

/** Gives uploaded pictures their size, so that the text does not jump, and their smaller variants. */
export const sizePictures = (html: string): string => html.replace(IMAGES, sized)
