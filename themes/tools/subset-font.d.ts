declare module "subset-font" {
  /** Parts the package has no types for. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "sfnt"
      variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    },
  ): Promise<Uint8Array>
}
