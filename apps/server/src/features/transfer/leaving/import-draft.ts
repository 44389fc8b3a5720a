import { endpoints, type SentFields, uploadsIn } from '@lanting/contract'
import { validatorCompiler } from '../../../http/validation.ts'
import { takeAttachments } from '../import-attachments.ts'
import { takePictures } from '../import-pictures.ts'
import { isPictureFile } from '../markdown/pictures.ts'
import { addOnce } from './add-once.ts'
import { DATA_FILES } from './own-data.ts'
import { broken, type ImportRow, keyOf, type OwnImport, timesOf } from './own-row.ts'

const path = DATA_FILES.drafts
/** As the editor sends them. */
const schema: object = endpoints.autosaveManuscript.body.properties.fields
const check = validatorCompiler({ schema, httpPart: 'body', method: '', url: path })

/** The fields with the pictures and files that came with them. */
const withOwnFiles = async ({ needs, session }: OwnImport, fields: SentFields) => {
  const { article_cover: cover, article_content } = fields
  const addresses = uploadsIn(`${cover} ${article_content}`).filter(isPictureFile)
  const { taken } = await takePictures(needs, session, { path, addresses })
  const moved = await needs.parser.writeAddresses(article_content, taken)
  const text = typeof moved === 'string' ? article_content : moved.text
  const offered = await takeAttachments(needs, session, text)
  return {
    ...fields,
    article_content: offered.text,
    article_cover: taken.get(cover) ?? needs.signPainting(cover),
  }
}

/** A draft that was never published comes back as one. */
export const importDraft: ImportRow = async (own, row) => {
  const { needs, session } = own
  const times = timesOf(row, session.now)
  const checked: { value?: SentFields } = await check(row.fields)
  const { value: fields } = checked
  if (!times || !fields) return broken('drafts', row)
  const { manuscripts } = needs.content
  await addOnce(needs, session, {
    place: 'manuscripts',
    key: keyOf('draft', row, times.created_at),
    find: (queries) => manuscripts.find(queries, fields, times),
    takePictures: () => withOwnFiles(own, fields),
    add: (transaction, complete) => manuscripts.add(transaction, complete, times),
  })
  return undefined
}
