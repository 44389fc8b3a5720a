export const readingTools = {
  closeComfort: '关闭阅读设置',
  textSize: '文字大小',
  lineWidth: '行宽',
  typeface: '字体',
  comfortNames: {
    sizes: { small: '小', medium: '标准', large: '大', huge: '特大' },
    widths: { narrow: '窄', normal: '标准', wide: '宽' },
    faces: { sans: '黑体', serif: '宋体' },
  },
  continueOffer: '上次读到一半',
  continueReading: '从上次停下的地方继续读',
  dismissOffer: '不用了',
  copyCode: '复制代码',
  wrapCode: '自动换行',
  footnote: (number: string) => `脚注 ${number}`,
  backToText: '回到正文',
  enlarge: (what: string) => (what ? `放大：${what}` : '放大图片'),
}
