import preset from '../../jest.preset.js';

export default preset('platform', import.meta.dirname, 'jsdom');
