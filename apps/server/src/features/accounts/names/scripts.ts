/** The scripts of East Asia and the letters that are written among them. */
const TOGETHER = ['Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul', 'Latin']

/** The other scripts in which people write today (UAX 31, tables 5 and 7). */
const ALONE = `Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi
Hebrew Kannada Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Adlam
Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya Javanese Kayah_Li
Lepcha Limbu Lisu Meetei_Mayek Miao Mongolian New_Tai_Lue Newa Nko Nyiakeng_Puachue_Hmong Ol_Chiki
Osage Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh Vai Wancho Yi`.split(/\s/)

const textIn = (scripts: readonly string[]) => {
  const letters = scripts.map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[\\p{Script=Common}\\p{Script=Inherited}${letters.join('')}]*$`, 'u')
}

/** A name is written in one of these: letters of several look alike. */
export const SCRIPTS: readonly RegExp[] = [TOGETHER, ...ALONE.map((one) => [one])].map(textIn)
