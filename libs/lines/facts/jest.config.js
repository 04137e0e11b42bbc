import preset from '../../../jest.preset.js';

export default preset('lines-facts', import.meta.dirname, 'node');
