import { useChatSettings } from '../connection/chat-settings.ts'

const TOUCH_KEYBOARD = '(hover: none) and (pointer: coarse)'

/** Whether Enter sends. A touch keyboard has no other key for a new line. */
export const useEnterSends = (): boolean =>
  useChatSettings(({ enterSends }) => enterSends) ?? !window.matchMedia(TOUCH_KEYBOARD).matches
