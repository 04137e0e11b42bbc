import preset from '../../../jest.preset.js';

export default preset('lines-property', import.meta.dirname, 'node');
