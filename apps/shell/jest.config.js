import preset from '../../jest.preset.js';

export default preset('shell', import.meta.dirname, 'jsdom');
