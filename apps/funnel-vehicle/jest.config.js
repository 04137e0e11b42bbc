import preset from '../../jest.preset.js';

export default preset('funnel-vehicle', import.meta.dirname, 'jsdom');
