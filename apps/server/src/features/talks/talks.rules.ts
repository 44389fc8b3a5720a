import { isPictureAddress, TALK_STATUS } from '@lanting/contract'

interface Draft {
  readonly content: string
  readonly talkImgList: readonly { readonly url: string }[]
}

/** Whitespace alone is no text. */
export const isEmptyTalk = ({ content, talkImgList }: Draft) =>
  content.trim() === '' && talkImgList.length === 0

export const hasInvalidPicture = ({ talkImgList }: Draft) =>
  talkImgList.some(({ url }) => !isPictureAddress(url))

export interface TalkState {
  readonly status: number
  readonly trashed_status: number | null
}

/** Returns the status from before the trash; public if it never had another. */
export const restoredStatus = ({ trashed_status }: TalkState) =>
  trashed_status ?? TALK_STATUS.public
