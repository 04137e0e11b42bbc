import preset from '../../../jest.preset.js';

export default preset('lines-server', import.meta.dirname, 'node');
