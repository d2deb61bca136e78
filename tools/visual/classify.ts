export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Pixels as `0xrrggbbaa`, row by row; 0 where a picture that is smaller than the other has none. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  readonly pixels: Uint32Array
}

/** One place that differs, and what happened there, in words. */
export interface Region {
  readonly kind: "moved" | "recoloured" | "reordered" | "line" | "weight" | "other"
  readonly words: string
  readonly box: Box
  readonly pixels: number
}

/** What lies nearer to each other than this is one place. */
const tilePx = 8
const mostRegions = 40
const samples = 1_500
const farthestPx = 64
const farthestAskewPx = 12
const thickestLinePx = 4
const straightPx = 12
/** Of 255: what is below looks the same at a glance. */
const plainChange = 8

/** The places that differ between two pictures of one size, the largest first. */
export function classify(before: Bitmap, after: Bitmap): readonly Region[] {
  return placesOf(before, after)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostRegions)
    .map((changed) => explain(new Place(before, after, changed)))
}

function explain(place: Place): Region {
  const { box, changed } = place
  const region = (kind: Region["kind"], words: string): Region => ({ kind, words, box, pixels: changed.length })
  const colours = place.mostly()
  if (place.oneSided()) return region("other", colours)
  const edge = place.edge()
  if (place.recoloured(edge)) return region("recoloured", colours)
  const shift = place.shift()
  if (shift !== null && place.balanced()) return region("moved", shift)
  const line = shift === null ? place.linePx() : null
  if (line !== null) return region("line", `a line of ${line} px, ${colours}`)
  // A shape that is drawn a little larger changes much at its edge and hardly within.
  const clear = place.usual() >= plainChange
  // A thicker stroke looks like a move on one of its sides.
  const stroke = clear ? place.strokeChange() : null
  if (stroke !== null) return region("weight", stroke > 1 ? "heavier strokes" : "lighter strokes")
  if (shift !== null) return region("moved", shift)
  if (clear && place.solid() && edge.before >= 0.15 && edge.after >= 0.15)
    return region("reordered", "another one in front")
  return region("other", `another shape, mostly ${colours}`)
}

/** Indices of the pixels that differ, those of one place together. */
function placesOf(before: Bitmap, after: Bitmap): number[][] {
  const columns = Math.ceil(before.width / tilePx)
  const tiles = new Map<number, number[]>()
  for (let index = 0; index < before.pixels.length; index += 1) {
    if (before.pixels[index] === after.pixels[index]) continue
    const [x, y] = [index % before.width, Math.floor(index / before.width)]
    const tile = Math.floor(y / tilePx) * columns + Math.floor(x / tilePx)
    const known = tiles.get(tile)
    if (known) known.push(index)
    else tiles.set(tile, [index])
  }
  const places: number[][] = []
  while (tiles.size > 0) {
    const [first] = tiles.keys()
    const waiting = first === undefined ? [] : [first]
    const place: number[] = []
    for (let tile = waiting.pop(); tile !== undefined; tile = waiting.pop()) {
      const found = tiles.get(tile)
      if (found === undefined) continue
      tiles.delete(tile)
      for (const index of found) place.push(index)
      for (const down of [-1, 0, 1])
        for (const right of [-1, 0, 1]) {
          const column = (tile % columns) + right
          if (column >= 0 && column < columns) waiting.push(tile + down * columns + right)
        }
    }
    places.push(place)
  }
  return places
}

const upTo = (amount: number, from = 0) => Array.from({ length: amount }, (_, at) => from + at)

function every<T>(values: readonly T[], most: number): readonly T[] {
  const step = Math.ceil(values.length / most)
  return values.filter((_, at) => at % step === 0)
}

const channels = [24, 16, 8] as const
const channel = (pixel: number, shift: number) => (pixel >>> shift) & 0xff
const distance = (a: number, b: number) =>
  Math.max(
    Math.abs((a >>> 24) - (b >>> 24)),
    Math.abs(channel(a, 16) - channel(b, 16)),
    Math.abs(channel(a, 8) - channel(b, 8)),
  )
const hex = (pixel: number) => (pixel === 0 ? "nothing" : `#${(pixel >>> 8).toString(16).padStart(6, "0")}`)

function mostFrequent<T>(values: Iterable<T>): T | undefined {
  const amounts = new Map<T, number>()
  for (const value of values) amounts.set(value, (amounts.get(value) ?? 0) + 1)
  let best: T | undefined
  for (const [value, amount] of amounts) if (best === undefined || amount > (amounts.get(best) ?? 0)) best = value
  return best
}

/** One place that differs, as both pictures show it. */
class Place {
  readonly box: Box
  /** Of a large place, pixels enough to judge it by. */
  private readonly sample: readonly number[]

  constructor(
    private readonly before: Bitmap,
    private readonly after: Bitmap,
    readonly changed: readonly number[],
  ) {
    this.sample = every(changed, 20_000)
    let [left, top, right, bottom] = [before.width, before.height, -1, -1]
    for (const index of changed) {
      const [x, y] = this.at(index)
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    this.box = { left, top, width: right - left + 1, height: bottom - top + 1 }
  }

  private at(index: number): readonly [x: number, y: number] {
    return [index % this.before.width, Math.floor(index / this.before.width)]
  }
  private was = (index: number) => this.before.pixels[index] ?? 0
  private is = (index: number) => this.after.pixels[index] ?? 0
  private differs = (index: number) => this.was(index) !== this.is(index)

  /** The pixel beside one, or null beyond the picture. */
  private beside(index: number, right: number, down: number): number | null {
    const [x, y] = this.at(index)
    const inside = x + right >= 0 && x + right < this.before.width && y + down >= 0 && y + down < this.before.height
    return inside ? index + down * this.before.width + right : null
  }

  /** Rows of the box, as many as 100,000 pixels are. */
  private whole(): readonly number[] {
    const { left, top, width, height } = this.box
    const rows = every(upTo(height, top), Math.ceil(100_000 / width))
    return rows.flatMap((y) => upTo(width, y * this.before.width + left))
  }

  /** The change of colour that most of the pixels share. */
  mostly(): string {
    return mostFrequent(this.sample.map((index) => `${hex(this.was(index))} → ${hex(this.is(index))}`)) ?? ""
  }

  /** Whether most of it is there in one picture only. */
  oneSided(): boolean {
    return (
      this.changed.filter((index) => this.was(index) === 0 || this.is(index) === 0).length * 2 > this.changed.length
    )
  }

  /** Whether about as much became lighter as became darker: what moves uncovers as much as it covers. */
  balanced(): boolean {
    const light = (pixel: number) => channels.reduce((sum, shift) => sum + channel(pixel, shift), 0)
    const lighter = this.sample.filter((index) => light(this.is(index)) > light(this.was(index))).length
    return Math.min(lighter, this.sample.length - lighter) * 3 >= this.sample.length
  }

  /** By how much half of the pixels changed at least. */
  usual(): number {
    const sorted = this.sample.map((index) => distance(this.was(index), this.is(index))).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }

  /** Whether an area changed, and not only lines and letters. */
  solid(): boolean {
    return this.changed.length >= 0.5 * this.box.width * this.box.height
  }

  private strongest(): number {
    return this.sample.reduce((most, index) => Math.max(most, distance(this.was(index), this.is(index))), 0)
  }

  /** Of the pixels around it that stayed, the share that looks as the place did, and as it does now. */
  edge(): { readonly before: number; readonly after: number } {
    const faint = this.usual() / 2
    let [all, before, after] = [0, 0, 0]
    for (const index of this.sample) {
      if (distance(this.was(index), this.is(index)) <= faint) continue
      for (const [right, down] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = this.beside(index, right, down)
        if (next === null || this.differs(next)) continue
        all += 1
        if (distance(this.was(index), this.was(next)) <= 2) before += 1
        if (distance(this.is(index), this.is(next)) <= 2) after += 1
      }
    }
    return { before: before / Math.max(1, all), after: after / Math.max(1, all) }
  }

  /** The same shape: what had one colour has one colour, and the place ends where that colour ended. */
  recoloured(edge: { readonly before: number }): boolean {
    const strongest = this.strongest()
    const tolerance = Math.max(1, strongest / 4)
    const bucket = (pixel: number) => channels.reduce((key, shift) => key * 16 + (channel(pixel, shift) >> 4), 0)
    const delta = (index: number, shift: number) => channel(this.is(index), shift) - channel(this.was(index), shift)
    const sums = new Map<number, number[]>()
    for (const index of this.whole()) {
      const key = bucket(this.was(index))
      const known = sums.get(key) ?? [0, 0, 0, 0]
      for (const [at, shift] of channels.entries()) known[at] = (known[at] ?? 0) + delta(index, shift)
      known[3] = (known[3] ?? 0) + 1
      sums.set(key, known)
    }
    const alike = (index: number) => {
      const sum = sums.get(bucket(this.was(index))) ?? []
      return channels.every((shift, at) => Math.abs(delta(index, shift) - (sum[at] ?? 0) / (sum[3] ?? 1)) <= tolerance)
    }
    const share = (indices: readonly number[]) => indices.filter(alike).length / indices.length
    const clear = this.sample.filter((index) => distance(this.was(index), this.is(index)) > strongest / 4)
    if (share(this.sample) < 0.9 || share(clear) < 0.8) return false
    return strongest <= plainChange || edge.before <= 0.15
  }

  /** How far it moved, in words; null when no move explains both what came and what went. */
  shift(): string | null {
    const sample = every(this.changed, samples)
    const explained = ([right, down]: readonly [number, number]) =>
      sample.filter((index) => {
        const [from, to] = [this.beside(index, -right, -down), this.beside(index, right, down)]
        const came = from !== null && distance(this.is(index), this.was(from)) <= 3
        return came && to !== null && distance(this.was(index), this.is(to)) <= 3
      }).length / sample.length
    let best: readonly [number, number] | null = null
    let share = 0.75
    for (const move of moves) {
      if (!this.couldMove(move)) continue
      const now = explained(move)
      if (now <= share) continue
      best = move
      share = now
      if (share >= 0.97) break
    }
    return best === null ? null : moveWords(best)
  }

  /** Where no more than the strip that a move uncovers has changed, that strip is an edge, and an edge is long. */
  private couldMove([right, down]: readonly [number, number]): boolean {
    const { width, height } = this.box
    const thin = (extent: number, by: number) => by !== 0 && extent < 1.5 * Math.abs(by)
    if (right !== 0 && down !== 0) return !thin(width, right) && !thin(height, down)
    if (thin(width, right)) return height >= 3 * Math.abs(right) && width >= Math.abs(right)
    if (thin(height, down)) return width >= 3 * Math.abs(down) && height >= Math.abs(down)
    return true
  }

  /** The thickness of a straight line, or of frames around something that stayed. */
  linePx(): number | null {
    const { width, height } = this.box
    const [narrow, long] = [Math.min(width, height), Math.max(width, height)]
    if (long < 8) return null
    if (narrow <= thickestLinePx) return narrow
    const run = (index: number, right: number, down: number) => {
      let length = 1
      for (const sign of [1, -1])
        for (let step = 1; step <= straightPx; step += 1) {
          const next = this.beside(index, sign * step * right, sign * step * down)
          if (next === null || !this.differs(next)) break
          length += 1
        }
      return length
    }
    // A frame has a top and a bottom, which letters of a text do not.
    const thick = this.sample.flatMap((index) => (run(index, 1, 0) >= straightPx ? [run(index, 0, 1)] : []))
    const thin = thick.filter((px) => px <= thickestLinePx)
    return thin.length < this.sample.length * 0.15 ? null : (mostFrequent(thin) ?? null)
  }

  /** How much thicker the strokes of what is written there are; null where nothing is, or where they are the same. */
  strokeChange(): number | null {
    const indices = this.whole()
    const ground = mostFrequent(indices.map(this.is))
    if (ground === undefined || ground !== mostFrequent(indices.map(this.was))) return null
    const [old, now] = [this.was, this.is].map((pixel) => {
      const ink = indices.map((index) => distance(pixel(index), ground))
      const most = ink.reduce((a, b) => Math.max(a, b), 1)
      const turns = ink.reduce((sum, value, at) => sum + Math.abs(value - (ink[at - 1] ?? 0)), 0) / most
      return { ink: ink.reduce((sum, value) => sum + value, 0) / most, turns }
    })
    if (!old || !now || old.turns < 8 || now.turns < 8) return null
    const thicker = now.ink / now.turns / (old.ink / old.turns)
    const more = now.ink / old.ink
    return Math.abs(thicker - 1) > 0.05 && thicker > 1 === more > 1 && more > 0.4 && more < 2.5 ? thicker : null
  }
}

const around = (most: number) => upTo(2 * most + 1, -most)
/** Straight ones and short ones askew, the shortest first. */
const moves: ReadonlyArray<readonly [right: number, down: number]> = [
  ...around(farthestPx).flatMap((by) =>
    by === 0
      ? []
      : ([
          [by, 0],
          [0, by],
        ] as const),
  ),
  ...around(farthestAskewPx).flatMap((right) =>
    around(farthestAskewPx).flatMap((down) => (right === 0 || down === 0 ? [] : [[right, down] as const])),
  ),
].sort((a, b) => Math.hypot(...a) - Math.hypot(...b))

const moveWords = ([right, down]: readonly [number, number]) =>
  [
    right === 0 ? [] : [`${Math.abs(right)} px ${right > 0 ? "right" : "left"}`],
    down === 0 ? [] : [`${Math.abs(down)} px ${down > 0 ? "down" : "up"}`],
  ]
    .flat()
    .join(" and ")
