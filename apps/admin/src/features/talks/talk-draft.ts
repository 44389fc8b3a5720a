import { type AdminTalk, PINNED, TALK_STATUS, type TalkDraft } from '@lanting/contract'
import { keptTexts } from '../../shared/kept-texts.ts'

/** The fields of a talk in the editor. */
export interface Draft extends Omit<TalkDraft, 'talkImgList'> {
  readonly urls: readonly string[]
}

export const draftOf = (talk?: AdminTalk): Draft => ({
  content: talk?.content ?? '',
  is_top: talk?.is_top ?? PINNED.no,
  status: talk?.status === TALK_STATUS.private ? TALK_STATUS.private : TALK_STATUS.public,
  urls: talk?.talkImgList ?? [],
})

export const bodyOf = ({ urls, ...draft }: Draft): TalkDraft => ({
  ...draft,
  talkImgList: urls.map((url) => ({ url })),
})

export const isEmpty = ({ content, urls }: Draft): boolean =>
  content.trim() === '' && urls.length === 0

const NAME = 'desk-talk-draft'

const isDraft = (kept: unknown): kept is Draft => {
  const { content, urls } = (kept ?? {}) as Partial<Draft>
  return typeof content === 'string' && Array.isArray(urls)
}

/** Returns the unpublished draft of this browser. */
export const savedDraft = (): Draft => {
  const kept = keptTexts.read(NAME)
  return isDraft(kept) ? { ...draftOf(), ...kept } : draftOf()
}

const isGone = async (url: string) => {
  try {
    return (await fetch(url, { method: 'HEAD' })).status === 404
  } catch (error) {
    console.info('Whether a picture is still there is not known.', error)
    return false
  }
}

/**
 * Finds the pictures that the server has deleted: unused pictures are deleted even when a draft
 * contains them.
 */
export const goneAmong = async (urls: readonly string[]): Promise<string[]> => {
  const gone = await Promise.all(urls.map(isGone))
  return urls.filter((_, place) => gone[place])
}

export const deleteDraft = (): void => keptTexts.remove(NAME)

export const saveDraft = (draft: Draft): void => {
  if (isEmpty(draft)) deleteDraft()
  else keptTexts.write(NAME, draft)
}
