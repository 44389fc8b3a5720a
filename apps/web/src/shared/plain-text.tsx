/** What somebody has written: plain text with its line breaks. */
export const PlainText = ({ text }: { text: string }) => <span className="written">{text}</span>
