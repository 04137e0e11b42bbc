import preset from '@emsal/remote-kit/jest.preset.js';

export default preset('sample-outside', import.meta.dirname, 'jsdom');
