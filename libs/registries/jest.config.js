import preset from '../../jest.preset.js';

export default preset('registries', import.meta.dirname, 'node');
