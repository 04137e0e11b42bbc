import preset from '../../jest.preset.js';

export default preset('sandbox', import.meta.dirname, 'node');
