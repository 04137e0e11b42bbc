import preset from '../../jest.preset.js';

export default preset('sandbox-bank', import.meta.dirname, 'node');
