import preset from '../../jest.preset.js';

export default preset('tariffs', import.meta.dirname, 'node');
