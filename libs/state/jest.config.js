import preset from '../../jest.preset.js';

export default preset('state', import.meta.dirname, 'jsdom');
