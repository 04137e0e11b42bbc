import preset from '../../jest.preset.js';

export default preset('funnel-property', import.meta.dirname, 'jsdom');
