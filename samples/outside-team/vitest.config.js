import { screenTests } from '@emsal/remote-kit/vitest.preset.js';

export default screenTests('sample-outside', { root: import.meta.dirname });
