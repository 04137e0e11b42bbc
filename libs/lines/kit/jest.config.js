import preset from '../../../jest.preset.js';

export default preset('lines-kit', import.meta.dirname, 'node');
