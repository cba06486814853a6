/** What of `subset-font` is used here; it brings no types. */
declare module 'subset-font' {
  export type Axis = number | { readonly min: number; readonly max: number; readonly default?: number };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<Record<string, Axis>>;
      readonly keepFeatures?: readonly string[];
      readonly keepAllGlyphs?: boolean;
      readonly noHinting?: boolean;
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
