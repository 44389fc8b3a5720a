import type { chat as chinese } from '../zh-CN/chat.ts'

export const chat: typeof chinese = {
  welcome: 'Welcome to the chat room; the tea is ready.',
  welcomeVisitor: 'Your login was not recognised. You are a visitor: log in to write.',
  refusals: {
    unreadable: 'Could not read this message',
    initFirst: 'Join the chat room first',
    tooLarge: 'That is too large',
    loginFirst: 'Please sign in first',
    empty: 'Write something first',
    tooLong: 'Message too long',
    tooOften: 'You are sending messages too fast. Wait a moment.',
    muted: 'You are muted. You can still read.',
    notYours: 'You can only unsend or edit your own messages',
    notFound: 'Message not found',
    administratorOnly: 'Only administrators can do this',
    notEditable: 'Only text messages of the last 15 minutes can be edited',
    tooMany: 'This message has enough different reactions',
    notOneself: 'You cannot kick yourself',
    foreignPicture: 'You can only use images that you uploaded',
    wordRefused: 'Your message contains a blocked word. Please change it.',
    failed: 'Message not sent. Try again.',
  },
  farewells: {
    forced: 'An administrator removed you from the chat room',
    session: 'Your session has ended. Sign in again.',
    abuse: 'Connection closed: too many or unreadable messages',
  },
}
