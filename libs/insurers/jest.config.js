import preset from '../../jest.preset.js';

export default preset('insurers', import.meta.dirname, 'node');
