import preset from '../../jest.preset.js';

export default preset('backend', import.meta.dirname, 'node');
