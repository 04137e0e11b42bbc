declare module 'gallery:examples' {
  import type { Example } from '@emsal/ui/example';

  export const everyExample: Readonly<Record<string, readonly Example[]>>;
}
