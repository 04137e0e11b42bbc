import { isolatedTests } from '@emsal/remote-kit/vitest.preset.js';

export default isolatedTests('sample-outside', 'jsdom', { root: import.meta.dirname });
