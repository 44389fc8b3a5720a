import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  PAINTINGS_PATH,
  type PaintingFile,
  type PaintingSubject,
  paintingForm,
  paintingStem,
  readPaintingUrl,
} from '@lanting/contract'
import { type PaintedArticle, subjectOf } from './paintings.rules.ts'

const SIGNATURE_LENGTH = 20

/** Signs the addresses of paintings, so that only the site decides what is painted. */
export const paintingAddresses = (secret: string) => {
  const signatureOf = (subject: PaintingSubject) =>
    createHmac('sha256', secret)
      .update(`painting ${paintingStem(subject)}`)
      .digest('hex')
      .slice(0, SIGNATURE_LENGTH)

  const urlOf = (subject: PaintingSubject): string =>
    `${PAINTINGS_PATH}${paintingStem(subject)}-${signatureOf(subject)}.avif`

  return {
    urlOf,
    isSigned: ({ subject, signature }: Pick<PaintingFile, 'subject' | 'signature'>): boolean =>
      timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(subject))),

    /** Returns the painting of a playlist, in a form of its own: it waits for those of articles. */
    ofList: (list: PaintedArticle): string => paintingForm(urlOf(subjectOf(list)), 'list'),

    /** Returns the painting of an article without a cover; empty with a cover. */
    ofArticle: (article: PaintedArticle & { readonly article_cover: string }): string =>
      article.article_cover ? '' : urlOf(subjectOf(article)),

    /** Signs the painting of another site again; other addresses are unchanged. */
    signAgain: (url: string): string => {
      const subject = readPaintingUrl(url)
      return subject ? urlOf(subject) : url
    },
  }
}

export type PaintingAddresses = ReturnType<typeof paintingAddresses>
