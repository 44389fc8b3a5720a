import type { RoomPorts } from '@lanting/chat'
import { LANGUAGES, type Language } from '@lanting/contract'
import { chatRoomCopy } from '@lanting/copy/chat-room'

const wordsIn = (language: string) =>
  chatRoomCopy[LANGUAGES.find((known): known is Language => known === language) ?? 'zh-CN']

/** What the room says, in the language of whoever hears it. */
export const chatMessages: RoomPorts<unknown>['say'] = {
  welcome: (language) => wordsIn(language).welcome,
  refusal: (language, code) => wordsIn(language).refusals[code],
  farewell: (language, reason) => wordsIn(language).farewells[reason],
}
