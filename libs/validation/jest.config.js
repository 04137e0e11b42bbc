import preset from '../../jest.preset.js';

export default preset('validation', import.meta.dirname, 'node');
