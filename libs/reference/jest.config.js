import preset from '../../jest.preset.js';

export default preset('reference', import.meta.dirname, 'node');
