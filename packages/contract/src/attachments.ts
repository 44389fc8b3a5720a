import { picturesIn, readPictureUrl } from './pictures.ts'

/** The kinds of files that a text may offer, by their extension. A browser saves them, it opens none. */
export const ATTACHMENT_KINDS = [
  'pdf',
  'zip',
  '7z',
  'epub',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'txt',
  'md',
  'csv',
] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]

/** Vector pictures of imported texts are stored as they are, too. Nobody uploads one. */
const VECTOR = 'svg'

export const ATTACHMENTS_PATH = '/attachments/'

const FORM = `[0-9a-f]{32}-[1-9]\\d{0,9}\\.(?:${[...ATTACHMENT_KINDS, VECTOR].join('|')})`
const NAME = new RegExp(`^${FORM}$`)
const IN_TEXT = new RegExp(`${ATTACHMENTS_PATH}${FORM}`, 'g')

/** The address contains the size, so that a card can name it. */
export const attachmentUrl = (
  key: string,
  bytes: number,
  kind: AttachmentKind | typeof VECTOR,
): string => `${ATTACHMENTS_PATH}${key}-${bytes}.${kind}`

/** Returns the kind that a file name ends with; undefined for files that no text may offer. */
export const attachmentKindOf = (fileName: string): AttachmentKind | undefined => {
  const end = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()
  return ATTACHMENT_KINDS.find((kind) => kind === end)
}

export const isAttachmentFile = (name: string): boolean => NAME.test(name)

export const isAttachmentUrl = (url: string): boolean =>
  url.startsWith(ATTACHMENTS_PATH) && isAttachmentFile(url.slice(ATTACHMENTS_PATH.length))

export const isVectorUrl = (url: string): boolean =>
  isAttachmentUrl(url) && url.endsWith(`.${VECTOR}`)

/** Whether an address belongs to an upload, a picture or a file. */
export const isUploadUrl = (url: string): boolean =>
  isAttachmentUrl(url) || readPictureUrl(url) !== undefined

/** Returns the address of every uploaded picture and file in a text, without duplicates. */
export const uploadsIn = (text: string): string[] => [
  ...new Set([...picturesIn(text), ...Array.from(text.matchAll(IN_TEXT), ([url]) => url)]),
]
