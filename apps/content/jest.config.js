import preset from '../../jest.preset.js';

export default preset('content', import.meta.dirname, 'jsdom');
