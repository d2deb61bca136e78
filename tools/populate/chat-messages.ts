/** What a quiet evening's chat may read like; short, harmless, and with what tests a message list. */
export const chatMessages = [
  "evening everyone",
  "gm from Lisbon",
  "first time here, the verify page is great",
  "plinko high risk paid 13x, I am going to bed",
  "does anybody know when crash 3D opens?",
  "hilo is my favourite so far",
  "3 mines, 6 gems, then boom",
  "same seed, same result. checked it twice",
  "Glück gehabt 🍀",
  "who set the theme to arctic in daylight",
  "remember to set a loss limit",
  "good night all",
] as const
