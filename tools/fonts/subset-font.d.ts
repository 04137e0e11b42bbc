/** The package has no types; this is the part used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** Instead of those of `text`. */
    keepAllGlyphs?: boolean;
    /** An axis becomes a range; with one number it is fixed. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features; all when omitted. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
