import preset from '../../jest.preset.js';

export default preset('shutdown', import.meta.dirname, 'node');
