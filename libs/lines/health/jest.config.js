import preset from '../../../jest.preset.js';

export default preset('lines-health', import.meta.dirname, 'node');
