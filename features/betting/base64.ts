export const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))

export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
