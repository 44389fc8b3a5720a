const FACES =
  '😀 😃 😄 😁 😆 😅 😂 🤣 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😗 😋 😛 😜 🤪 🤗 🤭 🤫 🤔 😐 😑 😶 😏 😒 🙄 😬 😌 😔 😪 😴 😷 🤒 🥵 🥶 🥳 😎 🤓 😕 😟 🙁 😮 😳 🥺 😨 😰 😢 😭 😱 😓 😫 🥱 😤 😡'
const HANDS = '👋 👌 🤏 ✌️ 🤞 🤙 👈 👉 👆 👇 👍 👎 ✊ 👏 🙌 🙏 💪 🤝'
const THINGS = '❤️ 💔 ✨ 🔥 🌸 🌧️ 🌙 🍵 🎵 📖 🎉 🌹'

/** Ninety, in rows of nine. */
export const EMOJIS: readonly string[] = [FACES, HANDS, THINGS].join(' ').split(' ')
