import preset from '../../jest.preset.js';

export default preset('brand', import.meta.dirname, 'node');
