import preset from '../../jest.preset.js';

export default preset('funnel-health', import.meta.dirname, 'jsdom');
