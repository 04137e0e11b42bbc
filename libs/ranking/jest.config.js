import preset from '../../jest.preset.js';

export default preset('ranking', import.meta.dirname, 'node');
