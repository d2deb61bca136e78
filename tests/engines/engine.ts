import { existsSync } from "node:fs"

export const engineNames = ["firefox", "webkit"] as const
export type EngineName = (typeof engineNames)[number]

/** A control as its user names it. A name or one of several, from its beginning: "Roll" finds "Roll, pays 2x". */
export interface Control {
  role: "button" | "link" | "textbox" | "combobox" | "option" | "menuitem" | "tab" | "radio" | "switch"
  name: string | readonly string[]
  /** A selector of the part of the page that holds it. */
  within?: string
}

export type Key = "Enter" | "Space" | "Escape" | "Tab" | "Backspace" | "Home" | "ArrowRight"

export type Size = Readonly<{ width: number; height: number }>

/** A browser with one window, whatever protocol it speaks. */
export interface Engine {
  readonly name: EngineName
  open(url: string): Promise<void>
  /** Runs in the page, with arguments that JSON can carry. */
  evaluate<Args extends readonly unknown[], T>(run: (...args: Args) => T, ...args: Args): Promise<T>
  /** Where the control is in the window, null while it cannot be pressed. */
  place(control: Control): Promise<string | null>
  /** A press of the mouse in the middle of the control. Rejects with `MissedPress` when the control did not receive it. */
  click(control: Control): Promise<void>
  /** Into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** The mouse, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>
  back(): Promise<void>
  /** PNG of what the window shows, in base64. */
  screenshot(): Promise<string>
  /** What is drawn costs the processor by its size. */
  resize(size: Size): Promise<void>
  /** The page as a phone shows it, or as the whole window again. */
  phone(url: string, size: Size): Promise<void>
  close(): Promise<void>
}

const binaries: Readonly<Record<EngineName, readonly string[]>> = {
  firefox: ["/usr/bin/firefox-esr", "/usr/bin/firefox"],
  webkit: ["/usr/bin/WebKitWebDriver"],
}

/** Where the engine's program is, null where it is not installed. */
export const binaryOf = (name: EngineName): string | null => binaries[name].find((path) => existsSync(path)) ?? null
