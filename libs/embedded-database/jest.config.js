import preset from '../../jest.preset.js';

export default preset('embedded-database', import.meta.dirname, 'node');
