/** From the result to the card on the stack: lifted, turned and seated, in every outcome; `hilo.css` says the same. */
export const TURN_MS = 520
