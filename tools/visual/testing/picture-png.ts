import { PNG } from "pngjs"

type Rgb = readonly [red: number, green: number, blue: number]

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly rgb: Rgb
  readonly dot?: { readonly x: number; readonly y: number; readonly rgb: Rgb }
}

/** A plain picture with at most one dot: what tests plant differences into. */
export function picturePng({ width, height, rgb, dot }: Drawing): Buffer {
  const png = new PNG({ width, height })
  for (let pixel = 0; pixel < width * height; pixel += 1) png.data.set([...rgb, 0xff], pixel * 4)
  if (dot) png.data.set([...dot.rgb, 0xff], (dot.y * width + dot.x) * 4)
  return PNG.sync.write(png)
}
