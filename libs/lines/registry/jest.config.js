import preset from '../../../jest.preset.js';

export default preset('lines-registry', import.meta.dirname, 'node');
