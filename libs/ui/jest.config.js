import preset from '../../jest.preset.js';

export default preset('ui', import.meta.dirname, 'jsdom');
