/** The package carries no types: the part that is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** An axis becomes a range or, given one number, goes away. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
    /** OpenType features; without it all stay. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
