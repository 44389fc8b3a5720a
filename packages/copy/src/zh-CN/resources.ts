export const resources = {
  motto: { front: '工欲善其事', back: '必先利其器' },
  listMotto: '山外有山',
  /** The description for search engines. */
  about: {
    front: '前端的语言、框架、组件库、学习的去处和顺手的小工具：用过，愿意推荐的网站。',
    back: '后端的语言、数据库、工具和值得一读的文字：用过，愿意推荐的网站。',
  },
  groups: { front: '前端推荐', back: '后端推荐' },
  listHead: { front: (name: string) => `前端 - ${name}`, back: (name: string) => `后端 - ${name}` },
  all: { front: '全部前端推荐', back: '全部后端推荐' },
  newWindow: '（在新窗口打开）',
  noGroups: '这里还没有推荐',
  noGroupsText: '好东西要慢慢挑，过几天再来看看。',
  noSites: '这一组还没有网站',
  noSitesText: '先去别的组里走走吧。',
}
