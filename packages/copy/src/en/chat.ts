import type { chat as chinese } from '../zh-CN/chat.ts'

export const chatWelcome = 'Welcome to the chat room; the tea is ready.'

export const chatRefusals: typeof chinese.refusals = {
  unreadable: 'Could not read this message',
  initFirst: 'Join the chat room first',
  tooLarge: 'That is too large',
  loginFirst: 'Please sign in first',
  empty: 'Write something first',
  tooLong: 'Message too long',
  tooOften: 'You are sending messages too fast. Wait a moment.',
  muted: 'You are muted. You can still read.',
  readOnly: 'The chat room is read-only for now. Try again later.',
  slowMode: 'Slow mode: your message will be sent in a moment.',
  notYours: 'You can only unsend or edit your own messages',
  notFound: 'Message not found',
  administratorOnly: 'Only administrators can do this',
  notEditable: 'Only text messages of the last 15 minutes can be edited',
  tooMany: 'This message has enough different reactions',
  notOneself: 'You cannot kick yourself',
  foreignPicture: 'You can only use images that you uploaded',
  wordRefused: 'Your message contains a blocked word. Please change it.',
  nameFirst: 'Enter a name first',
  nameForm: 'A name has 1 to 20 visible characters, with letters of one script or digits',
  nameTaken: 'This name belongs to a user. Choose another one.',
  visitorTooFast: 'That was too fast. Wait a moment and try again.',
  visitorRefused: 'This message looks automated',
  declined: 'An administrator did not publish this message',
  hidden: 'The owner has closed the chat room',
  diskFull: 'The server’s disk is full. Message not sent yet.',
  failed: 'Message not sent. Try again.',
}

export const chat: typeof chinese = {
  welcome: chatWelcome,
  welcomeVisitor: 'Your session has ended. You can read as a visitor; sign in to write.',
  refusals: chatRefusals,
  farewells: {
    forced: 'An administrator removed you from the chat room',
    session: 'Your session has ended. Sign in again.',
    abuse: 'Connection closed: too many or unreadable messages',
  },
}
