import preset from '../../../jest.preset.js';

export default preset('lines-vehicle', import.meta.dirname, 'node');
