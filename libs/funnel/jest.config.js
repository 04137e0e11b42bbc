import preset from '../../jest.preset.js';

export default preset('funnel', import.meta.dirname, 'jsdom');
