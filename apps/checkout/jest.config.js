import preset from '../../jest.preset.js';

export default preset('checkout', import.meta.dirname, 'jsdom');
