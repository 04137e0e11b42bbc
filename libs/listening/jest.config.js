import preset from '../../jest.preset.js';

export default preset('listening', import.meta.dirname, 'node');
