import preset from '../../jest.preset.js';

export default preset('forms', import.meta.dirname, 'jsdom');
