export { betArray, classOf, counts, type HandClass, handClasses, pays } from "#contract/games/blackjack/maths"
