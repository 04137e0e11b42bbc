declare module 'gallery:examples' {
  export const everyExample: Readonly<Record<string, readonly import('@emsal/ui/example').Example[]>>;
}
