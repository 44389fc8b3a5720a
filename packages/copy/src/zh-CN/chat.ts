/** Said on entering, and shown where the history begins. */
export const chatWelcome = '欢迎来到聊天室，茶已经沏好了。'

/** By the contract's refusals. */
export const chatRefusals = {
  unreadable: '没有看懂这条消息',
  initFirst: '请先进入聊天室',
  tooLarge: '发来的内容太大',
  loginFirst: '请先登录',
  empty: '请输入消息再发送',
  tooLong: '消息太长了',
  tooOften: '说得太快了，歇一会儿再发',
  muted: '管理员让你歇一会儿，现在只能看不能说',
  readOnly: '聊天室现在只读，过一会儿再来说',
  slowMode: '慢速模式：过一会儿会自动发出',
  notYours: '只能撤回或修改自己的消息',
  notFound: '没有找到',
  administratorOnly: '只有管理员可以这样做',
  notEditable: '只能修改十五分钟之内的文字消息',
  tooMany: '这条消息上的表情已经够多了',
  notOneself: '不能让自己下线',
  foreignPicture: '图片只能用自己上传的',
  wordRefused: '里面有这里不能用的词，请改一改再发',
  nameFirst: '请先写一个称呼',
  nameForm: '称呼要有 1 到 20 个字，含文字或数字，不混用几种文字',
  nameTaken: '这个称呼有人在用，请换一个',
  visitorTooFast: '太快了，请等一下再发',
  visitorRefused: '这条消息像是程序发的，没有收下',
  declined: '管理员没有发布这条消息',
  hidden: '站长关上了聊天室',
  diskFull: '服务器的磁盘满了，还没有发出去',
  failed: '没有发出去，请再试一次',
}

/** Texts that the server sends over the chat socket. */
export const chat = {
  welcome: chatWelcome,
  /** For a client that claims to be a user, and has no session. */
  welcomeVisitor: '没有认出你的登录，现在是访客：可以看，登录后才能发言。',
  refusals: chatRefusals,
  /** Reasons for closing a connection. */
  farewells: {
    forced: '你被管理员请出了聊天室',
    session: '登录已经结束，请重新登录',
    abuse: '消息太多或无法识别，连接已断开',
  },
}
