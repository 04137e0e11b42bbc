/** The package carries no types: the part that is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** Instead of those of `text`. */
    keepAllGlyphs?: boolean;
    /** An axis becomes a range or, given one number, goes away. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features; without it all stay. */
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
