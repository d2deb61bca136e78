// Runs in the page before anything else: the same story or route must draw the same pixels whatever the clock, the dice and the load.
{
  const moment = Date.UTC(2026, 0, 1, 12)
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [moment] : parts))
    }
    static now() {
      return moment
    }
  }

  let seed = 1
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }

  // Keys and seeds that a page makes for itself are read as addresses on it.
  const fill = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = Math.floor(Math.random() * 256)
    return array
  }
  crypto.getRandomValues = fill

  // A story must not see what another left behind.
  localStorage.clear()
  sessionStorage.clear()

  const nextFrame = globalThis.requestAnimationFrame.bind(globalThis)
  const wait = globalThis.setTimeout.bind(globalThis)
  const frameMoment = 1_000
  let held = false
  /** What is due after the story finished never happens: a "Copied" that leaves after two seconds stays. */
  const holdable =
    (schedule) =>
    (callback, ...rest) => {
      const run = typeof callback === "function" ? callback : () => undefined
      return schedule(
        (...values) => {
          if (!held) run(...values)
        },
        ...rest,
      )
    }
  globalThis.setTimeout = holdable(wait)
  globalThis.setInterval = holdable(globalThis.setInterval.bind(globalThis))
  // Frames come, but at one moment: what moves by their time stays where it begins, what only waits for one goes on.
  globalThis.requestAnimationFrame = (callback) => nextFrame(() => callback(frameMoment))

  const still = `*, *::before, *::after {
    transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important;
    /* Lays out offscreen parts too, so that the page has its real height. */
    content-visibility: visible !important;
  }`
  const longMs = 2_000

  const frame = () => new Promise((resolve) => nextFrame(resolve))
  const running = () => document.getAnimations().filter(({ playState }) => playState === "running")

  /** Entrances end; what runs long or for ever stands at its first frame. Ends may start something new, hence the rounds. */
  async function stopMotion() {
    for (let round = 0; round < 20; round += 1) {
      const animations = running()
      if (animations.length === 0) break
      for (const animation of animations) {
        const endMs = animation.effect?.getComputedTiming().endTime
        if (typeof endMs === "number" && endMs < longMs) animation.finish()
        else {
          animation.pause()
          animation.currentTime = 0
        }
      }
      await frame()
    }
    // What a focus or a pointer pauses stands where the machine's speed left it.
    for (const animation of document.getAnimations()) if (animation.playState === "paused") animation.currentTime = 0
  }

  /** A server's port is another one each time, and with it the code that a phone reads. */
  function hidePort() {
    for (const code of document.querySelectorAll("[data-slot=qr-code]")) {
      if (code.getAttribute("aria-label")?.includes(location.host)) code.style.opacity = "0"
    }
  }

  async function loadPictures() {
    for (const image of document.images) image.loading = "eager"
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  }

  /** Layout asks for the faces; only then does the page know whether it waits for any. */
  async function loadFaces() {
    document.body.getBoundingClientRect()
    while (document.fonts.status === "loading") {
      await document.fonts.ready
      await frame()
    }
  }

  // What Storybook does after a play, the reading by axe above all, takes as long as the machine takes.
  const played = new Set(["played", "completing", "completed", "afterEach", "finished"])
  const failed = new Set(["errored", "aborted"])
  const currentRender = () => globalThis.__STORYBOOK_PREVIEW__?.currentRender

  /** Stops the clock inside the page: a call from outside may arrive one timer late. */
  const holdWhenEnded = () => {
    const phase = currentRender()?.phase
    if (played.has(phase) || failed.has(phase)) held = true
    else wait(holdWhenEnded, 10)
  }
  holdWhenEnded()

  globalThis.stillPage = {
    /** Resolves once the story and its play function ended, with the screen it asks for. */
    async finished(withinMs) {
      for (let waitedMs = 0; waitedMs < withinMs && !held; waitedMs += 10) {
        await new Promise((resolve) => wait(resolve, 10))
      }
      await this.hold()
      const { phase = "no render", story } = currentRender() ?? {}
      const wanted = story?.storyGlobals?.viewport?.value
      const { width, height } = story?.parameters?.viewport?.options?.[wanted]?.styles ?? {}
      const size = width && height ? { width: Number.parseFloat(width), height: Number.parseFloat(height) } : null
      return { phase: played.has(phase) ? "played" : phase, size }
    },

    /** Holds the page as it is, with all its pictures. */
    async hold() {
      held = true
      hidePort()
      document.head.append(Object.assign(document.createElement("style"), { textContent: still }))
      await loadPictures()
    },

    /** Resolves once what is known to the page has been drawn. */
    async drawn() {
      await frame()
      await frame()
    },

    /** Puts the page in a theme and resolves with its height once nothing moves. */
    async show(theme) {
      document.documentElement.dataset.theme = theme
      await loadFaces()
      // Poppers place themselves again on this, instead of whenever an observer happens to notice the new face.
      dispatchEvent(new Event("resize"))
      await frame()
      await stopMotion()
      await frame()
      return document.documentElement.scrollHeight
    },
  }
}
