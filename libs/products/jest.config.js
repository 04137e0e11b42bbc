import preset from '../../jest.preset.js';

export default preset('products', import.meta.dirname, 'jsdom');
