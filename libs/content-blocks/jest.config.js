import preset from '../../jest.preset.js';

export default preset('content-blocks', import.meta.dirname, 'jsdom');
