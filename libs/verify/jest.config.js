import preset from '../../jest.preset.js';

export default preset('verify', import.meta.dirname, 'jsdom');
