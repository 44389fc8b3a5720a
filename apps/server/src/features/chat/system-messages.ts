import type { RoomPorts } from '@lanting/chat'
import { LANGUAGES, type Language } from '@lanting/contract'
import { chatRoomCopy } from '@lanting/copy/chat-room'

const copyFor = (language: string) =>
  chatRoomCopy[LANGUAGES.find((known): known is Language => known === language) ?? 'zh-CN']

/** System messages of the room, in the language of the reader. */
export const systemMessages: RoomPorts<unknown>['messages'] = {
  welcome: (language) => copyFor(language).welcome,
  welcomeVisitor: (language) => copyFor(language).welcomeVisitor,
  refusal: (language, code) => copyFor(language).refusals[code],
  farewell: (language, reason) => copyFor(language).farewells[reason],
}
