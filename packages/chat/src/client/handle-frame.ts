import type { ChatServerFrame } from '@lanting/contract'

type FrameType = ChatServerFrame['type']
export type FrameOf<T extends FrameType> = Extract<ChatServerFrame, { type: T }>

/** One handler for each frame of the server: a new frame without a handler does not compile. */
export type FrameHandlers = { readonly [T in FrameType]: (frame: FrameOf<T>) => unknown }

/** Calls the handler of a frame. Ignores frames of a newer server. */
export const handleFrame = (handlers: FrameHandlers, frame: ChatServerFrame): void => {
  if (!Object.hasOwn(handlers, frame.type)) return
  const handle = handlers[frame.type] as (frame: ChatServerFrame) => void
  handle(frame)
}
